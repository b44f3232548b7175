import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildOpenJob, buildOrganizationPage } from '#tests/factories/build-organization-page.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { CompanyPage } from './company-page.tsx'

const SINCE = '2025-11-22'
const show = (changes: Parameters<typeof buildOrganizationPage>[0] = {}) =>
  renderPage(<CompanyPage {...buildOrganizationPage(changes)} />)
const factOf = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent

test('a company is shown with its name, place, words and open jobs', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Tidewall Engineering' })).toBeTruthy()
  expect(screen.getByText('Bristol, UK')).toBeTruthy()
  expect(screen.getByText('We keep water out.').tagName).toBe('P')
  expect(screen.getByText('Since 1962.').tagName).toBe('P')
  expect(screen.getByRole('heading', { name: '2 open jobs' })).toBeTruthy()
})

test('an open job leads to its page and says where, for how much, how and since when', async () => {
  await show({ openJobs: [buildOpenJob()] })
  expect(screen.getByRole('heading', { name: '1 open job' })).toBeTruthy()
  const row = screen.getByRole('link', { name: 'Civil Engineer' })
  expect(row.getAttribute('href')).toBe('/job/job-1')
  const words = row.closest('li')?.textContent
  for (const said of ['Bristol, United Kingdom', '£41,000–48,500 a year', 'Hybrid', 'Full time', 'today'])
    expect(words).toContain(said)
})

test('a company with nothing open says so and leads on to all jobs', async () => {
  await show({ openJobs: [] })
  expect(screen.getByRole('heading', { name: 'No open jobs' })).toBeTruthy()
  expect(screen.getByText('Tidewall Engineering has nothing open right now.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobs')
  expect(factOf('Open jobs')).toBe('None now')
})

test('of many jobs the newest are shown, and a search leads to the rest', async () => {
  await show({ organization: { name: 'The "Dry" Co' }, openJobCount: 120 })
  expect(screen.getByText(/These are the newest 2 of 120\./)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See all jobs at The "Dry" Co' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('search')).toContain(
    'The  Dry  Co',
  )
})

test('too few likes are said to be too few, and no number stands anywhere', async () => {
  await show()
  const panel = screen.getByRole('heading', { name: 'How likes are answered' }).closest('section')
  expect(panel?.textContent).toContain('Too few likes to say')
  expect(panel?.textContent).not.toMatch(/\d%|days of the like/)
  expect(factOf('Response rate')).toBe('Too few likes to say')
  expect(screen.queryByText('Median answer time')).toBeNull()
})

test('the figures say what they count and since when', async () => {
  const answers = { likes: 25, answeredInTime: 23, ratePercent: 92, medianDays: 3, since: SINCE }
  await show({ answers })
  expect([factOf('Response rate'), factOf('Median answer time')]).toEqual(['92%', '3 days'])
  expect(screen.getByText('23 of 25 likes were answered by the promised day.')).toBeTruthy()
  expect(screen.getByText('Half of the answers came within 3 days of the like.')).toBeTruthy()
  expect(screen.getByText(/Likes since 22 November 2025 whose promised day is over\./)).toBeTruthy()
})

test('a rate without enough answers for a middle says so', async () => {
  const answers = { likes: 9, answeredInTime: 3, ratePercent: 33, medianDays: null, since: SINCE }
  await show({ answers })
  expect([factOf('Response rate'), factOf('Median answer time')]).toEqual(['33%', 'Too few answers to say'])
})

test.each([
  [[14, 14], 'Within 14 days'],
  [[7, 21], 'Within 7 to 21 days'],
] as const)('open jobs that promise %j days say %s', async (days, words) => {
  await show({
    openJobs: days.map((replyPledgeDays, index) => buildOpenJob({ id: `${index}`, replyPledgeDays })),
  })
  expect(factOf('Reply pledge')).toBe(words)
})

test('a video waits to be started, has a name, and fetches no more than its length', async () => {
  await show({ organization: { video: '/files/company-videos/a.mp4' } })
  const video = screen.getByLabelText('Introduction video of Tidewall Engineering')
  expect(video.getAttribute('src')).toBe('/files/company-videos/a.mp4')
  expect(video.getAttribute('preload')).toBe('metadata')
  expect([video.hasAttribute('controls'), video.hasAttribute('autoplay')]).toEqual([true, false])
})

test('a video that cannot be played says so and can still be opened', async () => {
  await show({ organization: { video: '/files/company-videos/a.webm' } })
  fireEvent.error(screen.getByLabelText('Introduction video of Tidewall Engineering'))
  expect(screen.getByText('This video cannot be played here.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the file' })
  expect(link.getAttribute('href')).toBe('/files/company-videos/a.webm')
})

test('without a video nothing stands in its place', async () => {
  const { container } = await show()
  expect(container.querySelector('video')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Introduction' })).toBeNull()
})

const MEMBER_LINKS = ['Edit company profile', 'Post a job']

test.each([
  [null, []],
  [{ organizationRole: 'owner', isActive: true }, MEMBER_LINKS],
  [{ organizationRole: 'admin', isActive: true }, MEMBER_LINKS],
  [{ organizationRole: 'member', isActive: true }, ['Post a job']],
  [{ organizationRole: 'owner', isActive: false }, ['Edit company profile']],
  [{ organizationRole: 'member', isActive: false }, []],
] as const)('the reader %j is offered %j', async (viewer, offered) => {
  await show({ viewer })
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body)
  expect(header.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered)
})

test('a description with markup is text', async () => {
  const { container } = await show({ organization: { description: '<img src=x onerror=alert(1)>' } })
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

const REASON = 'They ask for money.'

test('the people of a suspended company read why, and whom to write to', async () => {
  await show({ suspensionReason: REASON })
  expect(await screen.findByText('From the people who run this site:')).toBeTruthy()
  expect(screen.getByText(REASON)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
})

test('an admin reads since when a company is suspended and why, and is led to where it is restored', async () => {
  await show({ suspensionReason: REASON, suspendedSince: '2026-11-20T10:00:00.000Z' })
  expect(
    await screen.findByText('Tidewall Engineering has been suspended since 20 November 2026'),
  ).toBeTruthy()
  expect(screen.getByText(REASON)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See suspended companies' }).getAttribute('href')).toBe(
    '/app/admin/organizations?state=suspended',
  )
  expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull()
  expect(screen.queryByText('From the people who run this site:')).toBeNull()
})
