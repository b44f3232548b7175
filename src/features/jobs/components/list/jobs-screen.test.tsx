import { act, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import type { Currency } from '#/domain/money/currency.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { jobsById } from '#tests/fakes/fake-job-detail.ts'
import { getPublishedJobs, jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { JobsSearch } from '../../jobs-search.ts'
import { JobsScreen } from './jobs-screen.tsx'

vi.mock('../../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))
vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

const WIDE = '(min-width: 64rem)'

function beOnScreen(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === WIDE && isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeAll(loadMarkdown)
beforeEach(() => {
  jobsById.clear()
  getPublishedJobs.mockClear()
  const jobs = ['Nurse', 'Cook'].map((title, nth) => ({ id: `job-${nth + 1}`, title }))
  jobPages.set('', buildJobsPage(jobs))
  for (const job of jobs) jobsById.set(job.id, buildJobView(job))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The element that `renderScreen` waits for. It appears once the list has loaded, and only once on the page. */
type Shown = { role: 'link' | 'heading'; name: string }
const FIRST_JOB: Shown = { role: 'link', name: 'Nurse' }
const NO_JOB: Shown = { role: 'heading', name: 'No job meets all of this' }

type Setup = { search?: JobsSearch; isWide?: boolean; currency?: Currency; shows?: Shown }

async function renderScreen({ search = {}, isWide = true, currency = 'GBP', shows = FIRST_JOB }: Setup = {}) {
  beOnScreen(isWide)
  const visits: [search: JobsSearch, how: 'push' | 'replace'][] = []
  function Bound() {
    const [at, setAt] = useState(search)
    return (
      <JobsScreen
        search={at}
        fits={{}}
        likes={{ heartOf: () => null, toggle: () => undefined }}
        sorts={['newest', 'salary']}
        currency={currency}
        slotsOf={({ id }) => ({ fit: <p>fit of {id}</p>, notice: null, answerOf: null })}
        onSearch={(next, how) => {
          visits.push([next, how])
          setAt(next)
        }}
      />
    )
  }
  const page = await renderPage(<Bound />, { at: '/jobs' })
  await screen.findByRole(shows.role, { name: shows.name })
  return { ...page, visits }
}

/** Looked up anew each time: every job shown is a new section, read from its top. */
const pane = () => within(screen.getByRole('region', { name: 'The job you picked' }))
const shownBeside = (name: string) => waitFor(() => pane().getByRole('heading', { level: 2, name }))

test('on a wide screen the first job stands beside the list, with its fit', async () => {
  await renderScreen()
  expect(await shownBeside('Nurse')).toBeTruthy()
  expect(pane().getByText('fit of job-1')).toBeTruthy()
})

test('on a narrow one no job is read that nobody picked', async () => {
  await renderScreen({ isWide: false })
  expect(screen.queryByText('fit of job-1')).toBeNull()
})

test('picking another job changes the address in place and keeps the search', async () => {
  const { user, visits } = await renderScreen({ search: { search: 'care' } })
  await user.click(screen.getByRole('link', { name: 'Cook' }))
  expect(visits).toEqual([[{ search: 'care', job: 'job-2' }, 'replace']])
  expect(await shownBeside('Cook')).toBeTruthy()
  expect(await waitFor(() => pane().getByText('fit of job-2'))).toBeTruthy()
})

test('a job of the address is shown, first or not', async () => {
  await renderScreen({ search: { job: 'job-2' } })
  expect(await shownBeside('Cook')).toBeTruthy()
})

test('a job that is gone is said to be gone, and the list stays', async () => {
  await renderScreen({ search: { job: 'job-9' } })
  expect(await waitFor(() => pane().getByText('This job cannot be shown'))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cook' })).toBeTruthy()
})

test('a new filter is a new page of the history: it keeps the others, and forgets job and place', async () => {
  const search = { search: 'care', jobType: 'PartTime', cursor: '9-9', job: 'job-2' }
  jobPages.set('9-9', buildJobsPage([{ id: 'job-1', title: 'Nurse' }]))
  const { user, visits } = await renderScreen({ search })
  await act(() => user.click(screen.getByRole('button', { name: 'Work location' })))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Work location' })).getByRole('checkbox', {
      name: 'Remote',
    }),
  )
  expect(visits).toEqual([[{ search: 'care', jobType: 'PartTime', workLocation: 'Remote' }, 'push']])
})

test('the server is asked for the filters of the address', async () => {
  await renderScreen({ search: { search: 'care', minSalary: '30000', job: 'job-1' } })
  expect(getPublishedJobs.mock.calls[0]?.[0].data).toEqual({ search: 'care', minSalary: '30000', limit: 25 })
})

test('the page has one heading of the first rank', async () => {
  await renderScreen()
  expect(screen.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeTruthy()
})

test.each<[string, JobsSearch, number]>([
  ['an empty list has all the room', { search: 'zither' }, 0],
  ['a job that was picked stands beside an empty list too', { search: 'zither', job: 'job-2' }, 1],
])('%s', async (_what, search, panes) => {
  jobPages.set('', buildJobsPage([]))
  await renderScreen({ search, shows: NO_JOB })
  expect(screen.queryAllByRole('region', { name: 'The job you picked' })).toHaveLength(panes)
})

test('the arrows move the job beside the list', async () => {
  const { user, visits } = await renderScreen()
  await shownBeside('Nurse')
  await user.keyboard('{ArrowDown}')
  expect(visits).toEqual([[{ job: 'job-2' }, 'replace']])
})

test('a reader with euros filters by euros', async () => {
  const { user } = await renderScreen({ search: { minSalary: '30000' }, currency: 'EUR' })
  await act(() => user.click(screen.getByRole('button', { name: 'Pay: €30,000 and up' })))
  const panel = within(await screen.findByRole('dialog', { name: 'Pay' }))
  expect(panel.getByText(/^In euros\. /)).toBeTruthy()
})
