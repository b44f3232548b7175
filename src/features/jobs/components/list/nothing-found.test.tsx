import { beforeEach, expect, test, vi } from 'vitest'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { getPublishedJobs, jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { NothingFound } from './nothing-found.tsx'

vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

beforeEach(() => {
  jobPages.clear()
  getPublishedJobs.mockClear()
})

const FILTERS = { search: 'nurse xqzt', sector: 'Legal' }
const renderOnMap = () =>
  renderPage(<NothingFound filters={FILTERS} currency="GBP" to="/jobs/maps" />, { at: '/jobs/maps' })

test('beside the map it names the same word and the same filters to drop as the list, and stays on the map', async () => {
  const count = { value: 3, capped: false }
  const unsaid = { words: ['xqzt'], rest: { search: 'nurse', count } }
  jobPages.set('', buildJobsPage([], { unsaid, relief: [{ key: 'search', count }] }))
  const { user, address } = await renderOnMap()
  expect(await screen.findByText('No open job says “xqzt”.')).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Search “nurse”: 3 jobs',
    'Drop “nurse xqzt”: 3 jobs',
    'Clear all',
  ])
  await user.click(screen.getByRole('link', { name: 'Search “nurse”: 3 jobs' }))
  expect(address()).toBe('/jobs/maps?search=nurse&sector=Legal')
  await user.click(await screen.findByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/jobs/maps')
})

test('it asks as the list does, so that the list knows the answer already', async () => {
  jobPages.set('', buildJobsPage([]))
  await renderOnMap()
  await screen.findByText('No single filter is the cause. Clear them all and begin again.')
  expect(getPublishedJobs.mock.calls.map(([{ data }]) => data)).toEqual([{ ...FILTERS, limit: 25 }])
})

test('where nobody can find out, no cause is made up', async () => {
  usePageClock()
  getPublishedJobs.mockRejectedValueOnce(new Error('no connection'))
  await renderOnMap()
  expect(await screen.findByText('No job meets all of this')).toBeTruthy()
  expect(screen.queryByText(/No single filter/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Clear all' })).toBeTruthy()
})
