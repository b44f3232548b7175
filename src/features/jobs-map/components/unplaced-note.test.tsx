import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
/** The one in the middle of the map, and not the one at the foot of the list. */
const showThem = async () => (await screen.findAllByRole('button', { name: 'Show them' })).at(-1)

test('a map without a pin says how many jobs have no place, and leads to them in the list', async () => {
  knowJobs([null, null])
  const { user } = await openMap({ search: { workLocation: 'Remote' } })
  expect(await screen.findByText('2 jobs without a place')).toBeTruthy()
  const button = await showThem()
  expect(list().contains(button ?? null)).toBe(false)
  await user.click(button ?? list())
  await within(list()).findByRole('heading', { name: 'Job 2' })
  expect(document.activeElement).toBe(list())
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull()
})

test('a list that was put away comes back for them', async () => {
  knowJobs([null])
  const { user } = await openMap()
  await user.click(screen.getByRole('button', { name: 'Hide the list' }))
  await user.click((await showThem()) ?? document.body)
  expect(screen.queryByRole('button', { name: 'Show the list' })).toBeNull()
  await within(list()).findByRole('heading', { name: 'Job 1' })
})

test('where the map has pins, or nothing was found at all, it says nothing of that', async () => {
  knowJobs([[0, 50], null])
  const { search } = await openMap()
  await within(list()).findByRole('heading', { name: '1 job in view' })
  expect(screen.queryByText('1 job without a place')).toBeNull()
  knowJobs([])
  await search({ search: 'zzz' })
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeTruthy())
  expect(screen.queryByText(/without a place$/)).toBeNull()
})
