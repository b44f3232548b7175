import { Suspense } from 'react'
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { adminOverviewQuery } from '../overview.queries.ts'
import type { AdminOverview } from '../overview.server.ts'
import { AdminDashboard } from './admin-dashboard.tsx'

// The wire to the server: the page below finds its numbers in the cache.
vi.mock('../overview.functions.ts', () => ({
  getAdminOverview: () => Promise.reject(new Error('not asked for')),
}))

const OVERVIEW: AdminOverview = {
  usersByType: { Individual: 1_200, Employer: 34, Admin: 1 },
  organizations: 12,
  liveJobs: 10_345,
  mails: 7,
  waitingMails: 0,
}

async function readTiles(overview: AdminOverview) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(adminOverviewQuery.queryKey, overview)
  await renderPage(
    <Suspense>
      <AdminDashboard />
    </Suspense>,
    { queryClient },
  )
  const tiles = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('listitem')
      .map((tile) => [...tile.children].map(({ textContent }) => textContent))
  return { people: tiles('People'), platform: tiles('Platform') }
}

test('people are counted by what they are here for, and together', async () => {
  const { people } = await readTiles(OVERVIEW)
  expect(people).toEqual([
    ['Users', '1,235'],
    ['Looking for work', '1,200'],
    ['Hiring', '34'],
    ['Admins', '1'],
  ])
})

test('the platform is counted, large numbers in groups and nothing as zero', async () => {
  const { platform } = await readTiles(OVERVIEW)
  expect(platform).toEqual([
    ['Organisations', '12'],
    ['Live jobs', '10,345'],
    ['Mails written', '7'],
    ['Mails waiting', '0'],
  ])
})

test('there is a way to the live jobs', async () => {
  await readTiles(OVERVIEW)
  expect(screen.getByRole('link', { name: 'See the live jobs' }).getAttribute('href')).toBe('/jobs')
})
