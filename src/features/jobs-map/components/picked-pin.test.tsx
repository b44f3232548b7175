import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

/** Two at one point, and two by themselves. */
const POINTS = [
  [0, 50],
  [0, 50],
  [5, 55],
  [-5, 55],
] as const

beforeEach(() => {
  knowJobs(POINTS)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
const card = () => screen.findByRole('region', { name: 'The job you picked' })
const rows = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map((row) => row.textContent)
const marker = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Jobs on the map' })).findByRole('button', { name })

/** The edges of the list's window and of the row of a job, from the top of the screen. */
function placeRows({ list: seen, row }: Record<'list' | 'row', readonly [top: number, bottom: number]>) {
  const at = ([top, bottom]: readonly [number, number]) => new DOMRect(0, top, 400, bottom - top)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return at(this.matches('[data-scrolls]') ? seen : row)
  })
  return vi.spyOn(Element.prototype, 'scrollBy')
}

test.each(['{Enter}', ' '])(
  'a pin picked by %j takes the keyboard into its card, and Escape back to the pin',
  async (key) => {
    const { user } = await openMap()
    const pin = await marker(/, Job 2,/)
    act(() => pin.focus())
    await user.keyboard(key)
    expect(document.activeElement).toBe(await card())
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Like Job 2')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'The job you picked' })).toBeNull()
    expect(document.activeElement).toBe(await marker(/, Job 2,/))
  },
)

test('the card closed by keyboard gives it back to the pin, wherever it was picked', async () => {
  const { user } = await openMap()
  await user.click(await within(list()).findByRole('link', { name: 'Job 4' }))
  const close = within(await card()).getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await marker(/, Job 4,/))
})

test('another pin, or the same one again, takes the keyboard into the open card', async () => {
  const { user } = await openMap()
  for (const name of [/, Job 2,/, /, Job 1,/, /, Job 1,/]) {
    const pin = await marker(name)
    act(() => pin.focus())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await card())
  }
  expect(within(await card()).getByRole('heading').textContent).toBe('Job 1')
})

test('a pin picked with the pointer leaves the keyboard where it was', async () => {
  const { user } = await openMap()
  const pin = await marker(/, Job 2,/)
  await user.click(pin)
  await card()
  expect(document.activeElement).toBe(pin)
})

test.each([
  ['below', { list: [100, 500], row: [460, 544] }, 44],
  ['above', { list: [100, 500], row: [40, 124] }, -60],
  ['below a list put down to its head', { list: [800, 800], row: [900, 984] }, 100],
] as const)('the row of a picked pin that lies %s is scrolled to and marked', async (_where, edges, top) => {
  const { user } = await openMap()
  const pin = await marker(/, Job 2,/)
  const scrollBy = placeRows(edges)
  await user.click(pin)
  const row = within(list()).getByRole('link', { name: 'Job 2' }).closest('li')
  await waitFor(() => expect(row?.getAttribute('aria-current')).toBe('true'))
  expect(scrollBy.mock.calls).toEqual([[{ top }]])
})

test('a row that is in sight stays where it is', async () => {
  const { user } = await openMap()
  const pin = await marker(/, Job 2,/)
  const scrollBy = placeRows({ list: [100, 500], row: [300, 384] })
  await user.click(pin)
  await card()
  expect(scrollBy).not.toHaveBeenCalled()
})

/** Lays pins and card out as a browser would: the card at its home, which is the top right, until it goes away from there. */
function layOut(pin: { top: number }) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[aria-pressed]')) return new DOMRect(1000, pin.top, 80, 40)
    if (!this.matches('section')) return new DOMRect()
    return new DOMRect(900, this.classList.contains('md:top-4') ? 16 : 500, 360, 140)
  })
}

test('the card stands elsewhere while it would cover its pin, and the map does not move for it', async () => {
  const { user, engine, moveTo, onSearch } = await openMap()
  const pin = { top: 80 }
  layOut(pin)
  const orders = engine.fit.mock.calls.length
  await user.click(await marker(/, Job 2,/))
  const topOf = async () => (await card()).getBoundingClientRect().top
  expect(await topOf()).toBe(500)
  expect(engine.moveTo).not.toHaveBeenCalled()
  expect(engine.fit).toHaveBeenCalledTimes(orders)
  expect(onSearch).toHaveBeenLastCalledWith({ job: 'job-2' })
  pin.top = 300
  await moveTo({ bounds: [-10, 45, 10, 60], zoom: 5 })
  expect(await topOf(), 'where it covers nothing it stays').toBe(500)
  pin.top = 520
  await moveTo({ bounds: [-10, 45, 10, 60], zoom: 5 })
  expect(await topOf()).toBe(16)
})

test('a card that covers nothing stands where it always does', async () => {
  const { user } = await openMap()
  layOut({ top: 400 })
  await user.click(await marker(/, Job 2,/))
  expect((await card()).getBoundingClientRect().top).toBe(16)
})

test('a picked pin that is not among the newest rows has the first one', async () => {
  const apart = Array.from(
    { length: 40 },
    (_, nth) => [-9 + (nth % 8) * 2, 46 + Math.floor(nth / 8) * 2] as const,
  )
  knowJobs(apart)
  const { user } = await openMap()
  await screen.findByRole('heading', { name: 'Job 40' })
  expect(rows()).not.toContain('Job 1')
  await user.click(await marker(/, Job 1,/))
  await waitFor(() => expect(rows()[0]).toBe('Job 1'))
  expect(rows()).toHaveLength(26)
  await user.keyboard('{Escape}')
  expect(rows()[0]).toBe('Job 40')
})

test('a disc of one point takes the keyboard to its list, and Escape or the way back to the disc', async () => {
  const { user } = await openMap()
  const disc = await marker(/^2 jobs close together$/)
  const press = async (key: string) => {
    act(() => disc.focus())
    await user.keyboard('{Enter}')
    await within(list()).findByText('2 jobs at this point')
    expect(document.activeElement).toBe(list())
    const back = screen.getByRole('button', { name: 'Back to the jobs in view' })
    if (key === '{Enter}') act(() => back.focus())
    await user.keyboard(key)
    expect(rows()).toHaveLength(4)
    expect(document.activeElement).toBe(disc)
  }
  await press('{Escape}')
  await press('{Enter}')
})

test('a disc of one point shows its list even when it was put away', async () => {
  const { user } = await openMap()
  await user.click(screen.getByRole('button', { name: 'Hide the list' }))
  await user.click(await marker(/^2 jobs close together$/))
  await within(list()).findByText('2 jobs at this point')
  expect(screen.queryByRole('button', { name: 'Show the list' })).toBeNull()
})
