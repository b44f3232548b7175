import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildFit } from '#tests/factories/build-fit.ts'
import { buildJobSummary } from '#tests/factories/build-jobs-page.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { JobSummary } from '../../published-jobs.view.ts'
import { JobRow, type JobRowProps } from './job-row.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const onPick = vi.fn<NonNullable<JobRowProps['onPick']>>()

async function renderRow(changes: Partial<JobSummary> = {}, props: Partial<JobRowProps> = {}) {
  const page = await renderPage(
    <ul>
      <JobRow
        job={buildJobSummary(changes)}
        level={2}
        selected={false}
        fit={undefined}
        heart={null}
        onPick={onPick}
        {...props}
      />
    </ul>,
  )
  const [row] = screen.getAllByRole('listitem')
  if (!row) throw new Error('there is no row')
  return { ...page, row }
}

test('a row names the job, the company, the place, its age and its pay', async () => {
  const { row } = await renderRow()
  expect(screen.getByRole('heading', { level: 2, name: 'Civil Engineer, Flood Defences' })).toBeTruthy()
  for (const text of ['Tidewall Engineering', 'Bristol, UK', '2 days ago', '£41,000–48,500']) {
    expect(row.textContent).toContain(text)
  }
})

test('the title leads to the job’s page', async () => {
  await renderRow({ id: 'job-7' })
  const link = screen.getByRole('link', { name: 'Civil Engineer, Flood Defences' })
  expect(link.getAttribute('href')).toBe('/job/job-7')
})

test.each<[string, Partial<JobSummary>, string]>([
  ['a year’s pay goes without saying', {}, '£41,000–48,500'],
  ['an hour’s pay says so', { minSalary: 14, maxSalary: 16, salaryPeriod: 'Hour' }, '£14–16 an hour'],
  ['one amount stands alone', { minSalary: 30_000, maxSalary: 30_000 }, '£30,000'],
  ['a floor', { maxSalary: null }, 'from £41,000'],
  ['a ceiling', { minSalary: null }, 'up to £48,500'],
  ['another currency', { currency: 'EUR' }, '€41,000–48,500'],
])('%s', async (_what, changes, pay) => {
  const { row } = await renderRow(changes)
  expect(within(row).getByText(pay)).toBeTruthy()
})

test('a job that states no pay makes none up', async () => {
  const { row } = await renderRow({ minSalary: null, maxSalary: null })
  expect(row.textContent).not.toContain('£')
})

test.each<[string, Partial<JobSummary>, string[], string[]]>([
  ['full time is the rule: the contract says more', {}, ['Hybrid', 'Permanent'], ['Full time']],
  ['other hours are told before the contract', { jobType: 'PartTime' }, ['Part time'], ['Permanent']],
  ['nothing said, nothing shown', { jobType: null, jobDuration: null }, ['Hybrid'], ['Permanent']],
  ['no place of work', { workLocation: null }, ['Permanent'], ['Hybrid']],
])('%s', async (_what, changes, shown, hidden) => {
  const { row } = await renderRow(changes)
  for (const text of shown) expect(row.textContent).toContain(text)
  for (const text of hidden) expect(row.textContent).not.toContain(text)
})

test.each<[string, Partial<JobSummary>, string]>([
  [
    'its countries',
    { location: '', workLocation: 'Remote', countries: ['GB', 'FR'] },
    'United Kingdom, France',
  ],
  ['that it is remote', { location: '', workLocation: 'Remote' }, 'Remote'],
])('a job without a town shows %s', async (_what, changes, place) => {
  const { row } = await renderRow(changes)
  expect(row.textContent).toContain(place)
})

test.each([
  ['2026-11-21T08:00:00.000Z', 'today'],
  ['2026-11-20T23:00:00.000Z', 'yesterday'],
  ['2026-10-31T09:00:00.000Z', '21 days ago'],
  ['2025-11-02T09:00:00.000Z', '2 November 2025'],
])('published %s reads %j', async (publishedAt, text) => {
  const { container } = await renderRow({ publishedAt })
  const time = container.querySelector('time')
  expect(time?.textContent).toBe(text)
  expect(time?.getAttribute('datetime')).toBe(publishedAt)
})

test('what an employer typed is text and never markup', async () => {
  const hostile = '<img src=x onerror="alert(1)">'
  const { row } = await renderRow({ title: hostile, location: '<script>1</script>' })
  expect(screen.getByRole('link', { name: hostile })).toBeTruthy()
  expect(row.querySelector('script')).toBeNull()
  expect(row.querySelector('img[src="x"]')).toBeNull()
})

test('a fit is a number with its reasons, and without one the row says nothing about fit', async () => {
  const fit = buildFit()
  const { row, unmount } = await renderRow({}, { fit })
  // What a fit is drawn with comes by itself, for those who have one.
  expect((await screen.findAllByText('2 of 3 skills')).length).toBeGreaterThan(0)
  expect(row.textContent).toContain(`${fit.fit} of 100: Good fit`)
  unmount()
  const { row: plain } = await renderRow()
  expect(plain.textContent).not.toContain('of 100')
})

test('the row whose job stands beside the list is marked', async () => {
  const { row } = await renderRow({}, { selected: true })
  expect(row.getAttribute('aria-current')).toBe('true')
})

test('a reader who does not like jobs sees no heart', async () => {
  await renderRow()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a press on the row is offered to the list first', async () => {
  onPick.mockImplementationOnce((event) => event.preventDefault())
  const { user, address } = await renderRow()
  await user.click(screen.getByRole('link', { name: 'Civil Engineer, Flood Defences' }))
  expect(onPick).toHaveBeenCalledOnce()
  expect(address()).toBe('/')
})
