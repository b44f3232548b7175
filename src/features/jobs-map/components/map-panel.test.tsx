import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { fakeMapWorld } from '#tests/fakes/fake-map-world.ts'
import { renderPage } from '#tests/setup/render.tsx'
import { nearestSize } from '../use-sheet.ts'
import { JobsMapScreen } from './jobs-map-screen.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

beforeEach(() => {
  knowJobs([[0, 50]])
})

async function openMap() {
  const world = fakeMapWorld()
  const page = await renderPage(
    <JobsMapScreen
      search={{}}
      currency="GBP"
      filterBar={null}
      nothingFound={null}
      styleUrl={null}
      fits={{}}
      heartOf={() => null}
      onSearch={() => undefined}
      onListed={() => undefined}
      world={world.world}
    />,
    { at: '/jobs/maps' },
  )
  await screen.findByRole('group', { name: 'Map controls' })
  return { ...page, ...world }
}

const press = (name: string) => screen.getByRole('button', { name })

test.each([
  [80, 'peek'],
  [190, 'peek'],
  [210, 'half'],
  [440, 'half'],
  [560, 'full'],
] as const)('a sheet let go at %i pixels falls into %s', (heightPx, size) => {
  expect(nearestSize(heightPx, 700)).toBe(size)
})

test('the sheet grows and shrinks by buttons as well as by pulling', async () => {
  const { user } = await openMap()
  await user.click(press('Make the list taller'))
  expect(screen.queryByRole('button', { name: 'Make the list taller' })).toBeNull()
  await user.click(press('Make the list shorter'))
  await user.click(press('Make the list shorter'))
  expect(screen.queryByRole('button', { name: 'Make the list shorter' })).toBeNull()
})

test('the list can be put away and comes back', async () => {
  const { user } = await openMap()
  await user.click(press('Hide the list'))
  await user.click(press('Show the list'))
  expect(screen.queryByRole('button', { name: 'Show the list' })).toBeNull()
})

test('the buttons zoom', async () => {
  const { user, engine } = await openMap()
  await user.click(press('Zoom in'))
  await user.click(press('Zoom out'))
  expect(engine.zoomBy.mock.calls).toEqual([[1], [-1]])
})

type Answer = (success: PositionCallback, failure: PositionErrorCallback) => void

function withGeolocation(getCurrentPosition: Answer): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

test('the map goes where the reader is when their browser says it', async () => {
  withGeolocation((found) =>
    found({ coords: { latitude: 51.4, longitude: -2.6 } } as Parameters<PositionCallback>[0]),
  )
  const { user, engine } = await openMap()
  await user.click(press('Go to where I am'))
  expect(engine.moveTo).toHaveBeenCalledWith({ lat: 51.4, lng: -2.6, zoom: 9 })
  expect(screen.getByText('The map shows where you are.')).toBeTruthy()
})

test.each([
  [1, /did not say where you are/],
  [2, /Nobody could tell/],
  [3, /Nobody could tell/],
])('a browser that refuses (%i) is heard', async (code, text) => {
  withGeolocation((_found, failed) => failed({ code } as Parameters<PositionErrorCallback>[0]))
  const { user, engine } = await openMap()
  await user.click(press('Go to where I am'))
  expect(screen.getByText(text)).toBeTruthy()
  expect(engine.moveTo).not.toHaveBeenCalled()
})

test('a link leads over the map for those who do not want to walk through its markers', async () => {
  await openMap()
  const link = screen.getByRole('link', { name: 'Skip the map' })
  const end = document.querySelector(link.getAttribute('href') ?? '')
  const markers = screen.getByRole('list', { name: 'Jobs on the map' })
  expect(end && link.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(end && markers.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the two colours are explained where both are on the map', async () => {
  const together = (length: number, lng: number) => Array.from({ length }, (): [number, number] => [lng, 50])
  knowJobs([...together(12, 0), ...together(2, 9)])
  await openMap()
  expect(await screen.findByText('Many more than usual')).toBeTruthy()
  expect(within(document.body).getByText('Jobs close together')).toBeTruthy()
})

test('a colour that no disc has is not explained', async () => {
  await openMap()
  expect(screen.getByText('Jobs close together')).toBeTruthy()
  expect(screen.queryByText('Many more than usual')).toBeNull()
})
