import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

type Place = readonly [lng: number, lat: number]
const times = (count: number, place: Place) => Array.from({ length: count }, () => place)

/** Many close together, and one at the other end of the world. */
const POINTS = [...times(9, [0, 50]), [5, 55], [150, -27]] as const

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
const showAll = () => within(list()).findByRole('button', { name: 'Show all' })

test('the first view holds where most jobs are, and the list says how many lie elsewhere', async () => {
  knowJobs(POINTS)
  const { engine } = await openMap()
  await within(list()).findByRole('heading', { name: '10 jobs in view' })
  expect(engine.fit.mock.calls).toEqual([[[0, 50, 5, 55]]])
  expect(list().textContent).toContain('1 elsewhere')
})

test('one press shows them all, and the keyboard goes to the map', async () => {
  knowJobs(POINTS)
  const { engine, user } = await openMap()
  const button = await showAll()
  engine.fit.mockClear()
  await user.click(button)
  expect(engine.fit.mock.calls).toEqual([[[0, -27, 150, 55]]])
  expect(engine.focus).toHaveBeenCalled()
})

test('where all are in view there is nothing to show', async () => {
  knowJobs(times(3, [0, 50]))
  await openMap()
  await within(list()).findByRole('heading', { name: '3 jobs in view' })
  expect(within(list()).queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('after a search without a result, one whose address names no place begins where its jobs are', async () => {
  knowJobs([])
  const { engine, search } = await openMap({ search: { search: 'zzz', view: '1,52,5' } })
  await screen.findByText('Nothing found')
  knowJobs(POINTS)
  await search({})
  await waitFor(() => expect(engine.fit.mock.calls).toEqual([[[0, 50, 5, 55]]]))
})

test('after a search without a result, one whose address names a place stays there', async () => {
  knowJobs([])
  const { engine, search } = await openMap({ search: { search: 'zzz', view: '1,52,5' } })
  await screen.findByText('Nothing found')
  knowJobs(POINTS)
  await search({ view: '1,52,5' })
  await within(list()).findByRole('heading', { name: '10 jobs in view' })
  expect(engine.fit).not.toHaveBeenCalled()
})

test('who moved the map while nothing was found stays there when something is', async () => {
  knowJobs([])
  const { engine, search, moveTo, user, onSearch } = await openMap({ search: { search: 'zzz' } })
  await screen.findByText('Nothing found')
  await user.click(screen.getByRole('region', { name: 'Jobs on a map' }))
  await moveTo({ bounds: [-20, 40, 20, 65], zoom: 4 })
  expect(onSearch).toHaveBeenLastCalledWith({ search: 'zzz', view: '1,52,4' })
  knowJobs(POINTS)
  await search({ view: '1,52,4' })
  await within(list()).findByRole('heading', { name: '10 jobs in view' })
  expect(engine.fit).not.toHaveBeenCalled()
})
