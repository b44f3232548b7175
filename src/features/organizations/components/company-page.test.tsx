import { expect, test } from 'vitest'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import type { OpenJobView, OrganizationView, TeamMemberView } from '../organizations.view.ts'
import { CompanyPage } from './company-page.tsx'
import { TeamList } from './team-list.tsx'

const COMPANY: OrganizationView = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  logo: null,
  description: 'We keep water out.\n\nSince 1962.',
  location: 'Bristol, UK',
  video: null,
}
const JOBS: OpenJobView[] = [
  { id: 'job-1', title: 'Civil Engineer', location: 'Bristol', publishedAt: null },
  { id: 'job-2', title: 'Surveyor', location: 'Bath', publishedAt: '2026-11-01T00:00:00Z' },
]

test('a company is shown with its name, place, words and open jobs', async () => {
  await renderPage(<CompanyPage organization={COMPANY} openJobs={JOBS} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Tidewall Engineering' })).toBeTruthy()
  expect(screen.getByText('Bristol, UK')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2 open jobs' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Civil Engineer' }).getAttribute('href')).toBe('/job/job-1')
})

test('one job is counted as one', async () => {
  await renderPage(<CompanyPage organization={COMPANY} openJobs={JOBS.slice(0, 1)} />)
  expect(screen.getByRole('heading', { name: '1 open job' })).toBeTruthy()
})

test('a company with nothing open says so and leads on to all jobs', async () => {
  await renderPage(<CompanyPage organization={COMPANY} openJobs={[]} />)
  expect(screen.getByRole('heading', { name: 'No open jobs' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobs')
})

test('a description with markup is text', async () => {
  const { container } = await renderPage(
    <CompanyPage organization={{ ...COMPANY, description: '<img src=x onerror=alert(1)>' }} openJobs={[]} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

const MEMBERS: TeamMemberView[] = [
  {
    id: '1',
    name: 'Ruth Okafor',
    email: 'ruth@tidewall.example',
    image: null,
    organizationRole: 'owner',
    joinedAt: '2026-01-02T23:30:00Z',
  },
  {
    id: '2',
    name: 'Tom Hale',
    email: 'tom@tidewall.example',
    image: null,
    organizationRole: 'member',
    joinedAt: '2026-02-03T00:00:00Z',
  },
]

test('a team lists everybody with their role and the day they joined', () => {
  renderTexts(<TeamList members={MEMBERS} />)
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/Ruth Okafor.*ruth@tidewall\.example.*Owner.*Joined 2 January 2026/)
  expect(second).toMatch(/Tom Hale.*Member.*Joined 3 February 2026/)
})
