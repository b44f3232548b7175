import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildFit } from '#tests/factories/build-fit.ts'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { getPublishedJobs, jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { JobList, type JobListProps } from './job-list.tsx'

vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

/** What calls back when the end of the list comes near; there is no scrolling here. */
let comeNear: () => void = () => undefined

class FakeObserver {
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => onSeen([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jobPages.clear()
  getPublishedJobs.mockClear()
  comeNear = () => undefined
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

async function renderList(props: Partial<JobListProps> = {}) {
  const page = await renderPage(
    <JobList
      search={{}}
      sorts={['newest', 'salary']}
      currency="GBP"
      onSort={() => undefined}
      likes={{ heartOf: ({ title }) => `heart of ${title}`, toggle: () => undefined }}
      fits={{}}
      selectedId={null}
      onSelect={null}
      {...props}
    />,
  )
  await screen.findByRole('region', { name: 'Jobs' })
  return page
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const two = [
  { id: 'job-1', title: 'Nurse' },
  { id: 'job-2', title: 'Cook' },
]

test.each([
  [{ value: 1, capped: false }, { value: 0, capped: false }, '1 job'],
  [{ value: 240, capped: false }, { value: 12, capped: false }, '240 jobs12 new this week'],
  [{ value: 1_000, capped: true }, { value: 1_000, capped: true }, '1,000+ jobs1,000+ new this week'],
])('a search that finds %j, of which new %j, says so', async (count, newThisWeek, text) => {
  jobPages.set('', buildJobsPage(two, { count, newThisWeek }))
  await renderList()
  expect(screen.getByRole('banner', { hidden: true }).textContent).toBe(`${text}Newest firstBest paid first`)
})

test('the rows stand in the order of the server', async () => {
  jobPages.set('', buildJobsPage(two))
  await renderList()
  expect(titles()).toEqual(['Nurse', 'Cook'])
})

test('the heart of each job stands in its row', async () => {
  jobPages.set('', buildJobsPage(two))
  await renderList()
  for (const title of titles()) {
    expect(screen.getByText(title ?? '').closest('li')?.textContent).toContain(`heart of ${title}`)
  }
})

test('a fit stands at its own job alone', async () => {
  jobPages.set('', buildJobsPage(two))
  await renderList({ fits: { 'job-2': buildFit() } })
  const [nurse, cook] = titles().map((title) => screen.getByText(title ?? '').closest('li'))
  await waitFor(() => expect(cook?.textContent).toContain('of 100'))
  expect(nurse?.textContent).not.toContain('of 100')
})

test('the last page says that it is the last', async () => {
  jobPages.set('', buildJobsPage(two))
  await renderList()
  expect(screen.getByText('That is everything for this search.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test('without scripts a link leads to what comes next, filters included', async () => {
  jobPages.set('', buildJobsPage(two, { nextCursor: '1763542800000-41' }))
  const { user, router } = await renderList({ search: { search: 'nurse' } })
  const next = screen.getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('rel')).toBe('next')
  await user.click(next)
  expect(router.state.location.search).toEqual({ search: 'nurse', cursor: '1763542800000-41' })
})

test('near its end the list grows by itself, and says so to ears', async () => {
  jobPages.set('', buildJobsPage(two, { nextCursor: 'a' }))
  jobPages.set('a', buildJobsPage([{ id: 'job-3', title: 'Pilot' }]))
  await renderList({ search: { search: 'nurse' } })
  act(comeNear)
  expect(await screen.findByText('Pilot')).toBeTruthy()
  expect(titles()).toEqual(['Nurse', 'Cook', 'Pilot'])
  expect(getPublishedJobs.mock.calls.at(-1)?.[0].data).toEqual({ search: 'nurse', limit: 25, cursor: 'a' })
})

test('after eight pages the link takes over, so that the foot of the page can be reached', async () => {
  jobPages.set('', buildJobsPage([{ id: 'job-0', title: 'Job 0' }], { nextCursor: 'page-1' }))
  for (let page = 1; page < 12; page += 1) {
    const job = { id: `job-${page}`, title: `Job ${page}` }
    jobPages.set(`page-${page}`, buildJobsPage([job], { nextCursor: `page-${page + 1}` }))
  }
  await renderList()
  for (let page = 1; page < 8; page += 1) {
    act(comeNear)
    await screen.findByText(`Job ${page}`)
  }
  // A ninth page would be asked for in here.
  await act(async () => comeNear())
  expect(getPublishedJobs).toHaveBeenCalledTimes(8)
  expect(titles()).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/jobs?cursor=page-8')
})

test('a list that begins in the middle offers the way back to the newest', async () => {
  jobPages.set('1763542800000-41', buildJobsPage(two))
  const { user, address } = await renderList({ search: { search: 'nurse', cursor: '1763542800000-41' } })
  await user.click(screen.getByRole('link', { name: 'Show from the top' }))
  expect(address()).toBe('/jobs?search=nurse')
})

test('nothing found is explained in the list’s place', async () => {
  const relief = [{ key: 'minSalary' as const, count: { value: 3, capped: false } }]
  jobPages.set('', buildJobsPage([], { relief }))
  await renderList({ search: { minSalary: '90000', search: 'nurse' } })
  expect(await screen.findByRole('link', { name: 'Drop £90,000 and up: 3 jobs' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a cursor behind the last job is told apart from a search that finds nothing', async () => {
  jobPages.set('9-9', buildJobsPage([], { count: { value: 7, capped: false } }))
  await renderList({ search: { search: 'nurse', cursor: '9-9' } })
  expect(screen.getByText('The list ends here')).toBeTruthy()
})

test('a press shows the job beside the list where there is room, and goes to its page where there is none', async () => {
  jobPages.set('', buildJobsPage(two))
  const onSelect = vi.fn<(jobId: string) => void>()
  const { user, address, unmount } = await renderList({ onSelect })
  await user.click(screen.getByRole('link', { name: 'Cook' }))
  expect(onSelect.mock.calls).toEqual([['job-2']])
  expect(address()).toBe('/')
  unmount()
  const narrow = await renderList()
  await narrow.user.click(screen.getByRole('link', { name: 'Cook' }))
  expect(narrow.address()).toBe('/job/job-2')
})

test('Enter on a row always opens the page', async () => {
  jobPages.set('', buildJobsPage(two))
  const onSelect = vi.fn<(jobId: string) => void>()
  const { user, address } = await renderList({ onSelect })
  screen.getByRole('link', { name: 'Cook' }).focus()
  await user.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  expect(address()).toBe('/job/job-2')
})

test('a press with a modifier is left to the browser, which opens another tab', async () => {
  jobPages.set('', buildJobsPage(two))
  const onSelect = vi.fn<(jobId: string) => void>()
  const { user, address } = await renderList({ onSelect })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Cook' }))
  expect(onSelect).not.toHaveBeenCalled()
  expect(address()).toBe('/')
})
