import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { knowJobs } from '#tests/fakes/fake-map-jobs.ts'
import { openMap } from '#tests/setup/open-map.tsx'

vi.mock('../map-jobs.functions.ts', () => import('#tests/fakes/fake-map-jobs.ts'))
vi.mock('../map-settings.functions.ts', () => ({ getMapSettings: vi.fn<() => void>() }))

const list = () => screen.getByRole('region', { name: 'The jobs in view' })
test('a map without a pin says so, and the list says how many jobs have no place and holds them', async () => {
  knowJobs([null, null])
  await openMap({ search: { workLocation: 'Remote' } })
  expect(await screen.findAllByText('None of these jobs is on the map')).toHaveLength(1)
  // For eyes and for ears.
  expect(screen.getAllByText('2 jobs remote or not on the map')).toHaveLength(2)
  expect(screen.queryByText('Not on the map')).toBeNull()
  await within(list()).findByRole('heading', { name: 'Job 2' })
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull()
  expect(within(list()).queryByRole('button', { name: /^Back/ })).toBeNull()
})

test('a list that was put away comes back for them', async () => {
  knowJobs([null])
  const { user } = await openMap()
  await user.click(screen.getByRole('button', { name: 'Hide the list' }))
  const them = await screen.findByRole('button', { name: 'Show them' })
  expect(them.previousElementSibling?.textContent).toBe('1 job remote or not on the map')
  await user.click(them)
  expect(screen.queryByRole('button', { name: 'Show the list' })).toBeNull()
  await within(list()).findByRole('heading', { name: 'Job 1' })
  expect(document.activeElement).toBe(list())
})

test('where the map has pins, or nothing was found at all, it says nothing of that', async () => {
  knowJobs([[0, 50], null])
  const { search } = await openMap()
  await within(list()).findByRole('heading', { name: '1 job in view' })
  expect(screen.queryByText(/is not on the map$/)).toBeNull()
  knowJobs([])
  await search({ search: 'zzz' })
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeTruthy())
  expect(screen.queryByText(/not on the map$/)).toBeNull()
})
