import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
test('a map without a pin says how many jobs have no place, and the list holds them at once', async () => {
  knowJobs([null, null])
  await openMap({ search: { workLocation: 'Remote' } })
  // For eyes and for ears.
  expect(await screen.findAllByText('2 jobs without a place')).toHaveLength(2)
  await within(list()).findByRole('heading', { name: 'Job 2' })
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull()
  expect(within(list()).queryByRole('button', { name: /^Back/ })).toBeNull()
})

test('a list that was put away comes back for them', async () => {
  knowJobs([null])
  const { user } = await openMap()
  await user.click(screen.getByRole('button', { name: 'Hide the list' }))
  await user.click(await screen.findByRole('button', { name: 'Show them' }))
  expect(screen.queryByRole('button', { name: 'Show the list' })).toBeNull()
  await within(list()).findByRole('heading', { name: 'Job 1' })
  expect(document.activeElement).toBe(list())
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
