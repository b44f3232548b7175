import { Suspense } from 'react'
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { adminOverviewQuery } from '../overview.queries.ts'
import type { AdminOverview } from '../overview.view.ts'
import { AdminDashboard } from './admin-dashboard.tsx'

// The wire to the server: the page below finds its numbers in the cache.
vi.mock('../overview.functions.ts', () => ({
  getAdminOverview: () => Promise.reject(new Error('not asked for')),
}))

const OVERVIEW: AdminOverview = {
  usersByType: { Individual: 1_200, Employer: 34, Admin: 1 },
  organizations: 12,
  liveJobs: 10_345,
  week: { likes: 1, matches: 0 },
  month: { likes: 1_040, matches: 51 },
  openMessages: 1_002,
  failedMails: 3,
  waitingMails: 0,
  newUsers: [
    { id: 'u1', name: 'Ada Byron', image: null, type: 'Employer', joinedAt: '2026-11-20T10:00:00.000Z' },
  ],
  newJobs: [{ id: 'j1', title: 'Baker', company: 'Crumb & Co', publishedAt: '2026-11-21T10:00:00.000Z' }],
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
  const items = (section: string) =>
    within(screen.getByRole('region', { name: section })).queryAllByRole('listitem')
  const tiles = (section: string) =>
    items(section).map((tile) => [...tile.children].map(({ textContent }) => textContent))
  return { tiles, items }
}

test('people are counted by what they are here for, and together', { tags: ['2.8c'] }, async () => {
  const { tiles } = await readTiles(OVERVIEW)
  expect(tiles('People')).toEqual([
    ['Users', '1,235'],
    ['Looking for work', '1,200'],
    ['Hiring', '34'],
    ['Admins', '1'],
  ])
})

test('the platform is counted, large numbers in groups and nothing as zero', { tags: ['2.8c'] }, async () => {
  const { tiles } = await readTiles(OVERVIEW)
  expect(tiles('Platform')).toEqual([
    ['Organisations', '12'],
    ['Live jobs', '10,345'],
    ['Last 7 days', '1 like0 matches'],
    ['Last 30 days', '1,040 likes51 matches'],
  ])
  expect(tiles('Mail')).toEqual([
    ['Open messages', '1,002'],
    ['Mails waiting', '0'],
    ['Mails that failed', '3'],
  ])
})

test('the number of open messages leads to them', async () => {
  await readTiles(OVERVIEW)
  const way = screen.getByRole('link', { name: 'Open messages' }).getAttribute('href')
  expect(way).toBe('/app/admin/messages?state=open')
})

test('who and what came last leads to their pages', { tags: ['2.8c'] }, async () => {
  const { items } = await readTiles(OVERVIEW)
  expect(items('Newest users').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ada ByronHiring'),
  ])
  expect(screen.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe('/app/admin/users/u1')
  expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/job/j1')
})

test('a platform without anybody says so', async () => {
  const { items } = await readTiles({ ...OVERVIEW, newUsers: [], newJobs: [] })
  expect(items('Newest users')).toEqual([])
  expect(screen.getAllByText('Nothing here yet.')).toHaveLength(2)
})

test('there are ways to every area and to the live jobs', { tags: ['2.8c'] }, async () => {
  await readTiles(OVERVIEW)
  const ways = within(screen.getByRole('navigation', { name: 'Areas' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/app/admin/organizations',
    '/app/admin/jobs',
    '/app/admin/users',
    '/app/admin/messages',
    '/app/admin/analytics',
    '/jobs',
  ])
})
