import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMapJobs, knowJobs, mapJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

/** Two at one point, one by itself, one far away, and one that is nowhere. */
const POINTS = [[0, 50], [0, 50], [5, 55], [100, 0], null] as const

beforeEach(() => {
  knowJobs(POINTS)
  getMapJobs.mockClear()
})

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
const rows = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map((row) => row.textContent)
const onMap = async () => screen.findByRole('list', { name: 'Jobs on the map' })
const marker = async (name: RegExp) => within(await onMap()).findByRole('button', { name })

test('the list holds the jobs in view, the newest first, and counts the others, once', async () => {
  const { onListed } = await openMap()
  await screen.findByRole('heading', { name: 'Job 3' })
  expect(rows()).toEqual(['Job 5', 'Job 4', 'Job 3'])
  expect(within(list()).getByRole('heading', { level: 2 }).textContent).toBe('3 jobs in view')
  expect(within(list()).getByText('1 elsewhere')).toBeTruthy()
  expect(list().textContent?.match(/without a place|beside|not on the map/g)).toEqual(['not on the map'])
  expect(onListed).toHaveBeenLastCalledWith(['job-5', 'job-4', 'job-3'])
})

test('the rows that came with the page are not fetched again', async () => {
  const first = [5, 4].flatMap((number) => mapJobs.get(number) ?? [])
  await openMap({ first })
  await waitFor(() => expect(rows()).toEqual(['Job 5', 'Job 4', 'Job 3']))
  expect(getMapJobs.mock.calls.map(([{ data }]) => data.numbers)).toEqual([[3]])
})

test('nothing is counted in a part of the map that nobody asked for', async () => {
  const { engine, look } = await openMap()
  await onMap()
  const orders = [engine.fit, look].map((called) => called.mock.invocationCallOrder[0] ?? 0)
  expect(orders).toEqual(orders.toSorted((one, other) => one - other))
})

test('jobs close together are one marker, one alone shows its pay', async () => {
  await openMap()
  expect((await marker(/^2 jobs close together$/)).textContent).toBe('2')
  expect((await marker(/^£41–48k, Job 3, Tidewall Engineering$/)).textContent).toBe('£41–48k')
})

test('the list follows the map, and says it to those who do not see it', async () => {
  const { moveTo } = await openMap()
  await screen.findByRole('heading', { name: 'Job 3' })
  await moveTo({ bounds: [90, -10, 110, 10], zoom: 5 })
  await screen.findByRole('heading', { name: 'Job 2' })
  expect(rows()).toEqual(['Job 2'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 job in view')
})

test('the first view holds every pin, unless the address says where the map stands', async () => {
  const { engine } = await openMap()
  await onMap()
  expect(engine.fit).toHaveBeenCalledWith([0, 0, 100, 55])
  const again = await openMap({ search: { view: '1,52,5' } })
  expect(again.engine.fit).not.toHaveBeenCalled()
  expect(again.openEngine.mock.calls[0]?.[0].view).toEqual({ lng: 1, lat: 52, zoom: 5 })
})

test('after a search without a place the map shows all of the next one', async () => {
  knowJobs([null])
  const { engine, moveTo, look, search } = await openMap({ search: { search: 'zzz' } })
  await onMap()
  look.mockClear()
  await moveTo({ bounds: [-10, 45, 10, 60], zoom: 6 })
  expect(look).toHaveBeenCalled()
  expect(engine.fit).not.toHaveBeenCalled()
  knowJobs(POINTS)
  await search({})
  await waitFor(() => expect(engine.fit.mock.calls).toEqual([[[0, 0, 100, 55]]]))
})

test('where somebody moved the map stands in the address, beside the filters', async () => {
  const { moveTo, onSearch, user } = await openMap({ search: { search: 'nurse' } })
  const map = await onMap()
  await moveTo({ bounds: [-10, 45, 10, 60], zoom: 6 })
  expect(onSearch).not.toHaveBeenCalled()
  await user.pointer({ keys: '[MouseLeft]', target: map })
  await moveTo({ bounds: [-10, 45, 10, 60], zoom: 6 })
  expect(onSearch).toHaveBeenLastCalledWith({ search: 'nurse', view: '1,52,6' })
})

test('another search narrows the map and the list at once', async () => {
  const { search, load } = await openMap()
  await screen.findByRole('heading', { name: 'Job 3' })
  knowJobs([[5, 55]])
  await search({ search: 'keeper' })
  expect(load).toHaveBeenLastCalledWith({ search: 'keeper' })
  await waitFor(() => expect(rows()).toEqual(['Job 1']))
  expect(within(await onMap()).queryByRole('button', { name: /close together/ })).toBeNull()
})

test('a cluster that falls apart is zoomed into, and the keyboard goes to the map', async () => {
  knowJobs([
    [0, 50],
    [0.4, 50],
    [5, 55],
  ])
  const { engine, user } = await openMap()
  const cluster = await marker(/2 jobs close together/)
  cluster.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(engine.open).toHaveBeenCalled())
  const [opening] = engine.open.mock.calls[0] ?? []
  expect(opening?.zoom).toBeGreaterThan(5)
  expect(opening?.bounds).toEqual([0, 50, expect.closeTo(0.4), 50])
  expect(engine.focus).toHaveBeenCalled()
})

test('the names of the map keep away from what its markers cover', async () => {
  const { engine } = await openMap()
  await marker(/^2 jobs close together$/)
  await waitFor(() => expect(engine.keepClear.mock.lastCall?.[0]).toHaveLength(2))
  expect(engine.keepClear.mock.lastCall?.[0][0]).toMatchObject({ lng: 0, lat: expect.closeTo(50), text: '' })
})

test('a cluster at one point opens its list, and there is a way back', async () => {
  const { user } = await openMap()
  await user.click(await marker(/2 jobs close together/))
  await within(list()).findByText('2 jobs at this point')
  expect(rows()).toEqual(['Job 5', 'Job 4'])
  expect(within(list()).getByText('2 elsewhere')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the jobs in view' }))
  expect(rows()).toEqual(['Job 5', 'Job 4', 'Job 3'])
})

test('what is remote or has no place is one press away', async () => {
  const { user } = await openMap()
  await user.click(await screen.findByRole('button', { name: 'Show them' }))
  await screen.findByRole('heading', { name: 'Job 1' })
  expect(rows()).toEqual(['Job 1'])
  expect(within(list()).getByRole('heading', { level: 2 }).textContent).toBe('1 job remote or not on the map')
  expect(within(list()).getByText('Not on the map')).toBeTruthy()
})

test('a picked pin shows its job with a link and a heart, and Escape puts it away', async () => {
  const { user, onSearch } = await openMap()
  await user.click(await marker(/, Job 3,/))
  const card = await screen.findByRole('region', { name: 'The job you picked' })
  expect(within(card).getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe('/job/job-3')
  expect(within(card).getByRole('button', { name: 'Like Job 3' })).toBeTruthy()
  expect((await marker(/, Job 3,/)).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'The job you picked' })).toBeNull()
  expect(onSearch.mock.calls.map(([search]) => search.job)).toEqual(['job-3', undefined])
})

test('a job that is gone since somebody shared it says so', async () => {
  await openMap({ search: { job: 'job-99' } })
  expect(await screen.findByText('This job is no longer open.')).toBeTruthy()
})

test('a row that is pointed at shows its pin, even out of a cluster, and a pin marks its row', async () => {
  const { user } = await openMap()
  const link = await within(list()).findByRole('link', { name: 'Job 5' })
  await user.hover(link)
  const pin = await marker(/, Job 5,/)
  await user.unhover(link)
  expect(pin.isConnected).toBe(false)
  const row = within(list()).getByRole('link', { name: 'Job 3' }).closest('li')
  const before = row?.className
  await user.hover(await marker(/, Job 3,/))
  expect(row?.className).not.toBe(before)
})

test('a press of the pointer on a row picks its job, other presses follow the link', async () => {
  const { user, onSearch, address } = await openMap()
  const link = await within(list()).findByRole('link', { name: 'Job 3' })
  await user.click(link)
  expect(onSearch).toHaveBeenLastCalledWith({ job: 'job-3' })
  link.focus()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/job/job-3')
})

test('more rows come when they are asked for', async () => {
  knowJobs(Array.from({ length: 60 }, () => [0, 50] as const))
  const { user } = await openMap()
  await screen.findByRole('heading', { name: 'Job 60' })
  expect(rows()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'Show more jobs' }))
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(getMapJobs.mock.calls.map(([{ data }]) => data.numbers.length)).toEqual([25, 25])
  await screen.findByRole('heading', { name: 'Job 11' })
})

test('without a graphics card the list with the same filters is offered', async () => {
  await openMap({ search: { search: 'nurse' }, canDraw: false })
  const link = await screen.findByRole('link', { name: 'Open the list' })
  expect(link.getAttribute('href')).toBe('/jobs?search=nurse')
  await waitFor(() => expect(rows()).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2']))
})

test('when the jobs cannot be loaded it is said, and can be tried again', async () => {
  const { load, search, user } = await openMap()
  await screen.findByRole('heading', { name: 'Job 3' })
  load.mockRejectedValueOnce(new Error('503'))
  await search({ search: 'nurse' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Job 3' })).toBeTruthy()
})

test('a search without any result says so', async () => {
  knowJobs([])
  await openMap()
  expect(await screen.findByText('Nothing found')).toBeTruthy()
})

test('from an empty part of the map one goes where the jobs are', async () => {
  const { moveTo, engine, user } = await openMap()
  await onMap()
  await moveTo({ bounds: [-50, 10, -40, 20], zoom: 5 })
  engine.fit.mockClear()
  await user.click(await screen.findByRole('button', { name: 'Show all on the map' }))
  expect(engine.fit).toHaveBeenCalledWith([0, 0, 100, 55])
})

test('a job that closed between map and list is left out', async () => {
  getMapJobs.mockImplementationOnce(() => Promise.resolve([...mapJobs.values()].slice(1, 3)))
  await openMap()
  await waitFor(() => expect(rows()).toEqual(['Job 4', 'Job 3']))
})

test('what the filters leave out is said before the rows, and where there are none', async () => {
  const { search } = await openMap({ leftOut: 'Some pay is left out.' })
  const row = await screen.findByRole('heading', { name: 'Job 5' })
  const note = within(list()).getByText('Some pay is left out.')
  expect(note.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  knowJobs([])
  await search({ minSalary: '900000' })
  await within(list()).findByText('Nothing found')
  expect(within(list()).getByText('Some pay is left out.')).toBeTruthy()
})
