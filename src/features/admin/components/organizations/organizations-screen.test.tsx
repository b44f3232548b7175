import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor, within } from '@testing-library/react'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import type { OrganizationsAddress } from '../../organizations-address.ts'
import type { OrganizationRow, OrganizationsPage } from '../../organizations.view.ts'
import { OrganizationsScreen } from './organizations-screen.tsx'

const server = vi.hoisted(() => ({
  listAllOrganizations: vi.fn<(call: { data: unknown }) => Promise<unknown>>(),
}))
vi.mock('../../organizations.functions.ts', () => server)

const ACTIVE: OrganizationRow = {
  ...{ id: 'severn', name: 'Severn Works', slug: 'severn-works-x1', logo: null },
  owners: [{ id: 'user-1', name: 'Maren Kowalczyk', email: 'maren@example.com' }],
  ...{ members: 1_200, jobs: { published: 3, all: 14 }, isSuspended: false, suspensionReason: null },
  foundedAt: '2026-03-01T23:30:00.000Z',
}
const PAGE: OrganizationsPage = {
  rows: [
    ACTIVE,
    {
      ...{ ...ACTIVE, id: 'gravel', name: 'Rhône Gravel', owners: [] },
      ...{ isSuspended: true, suspensionReason: 'They ask for money.' },
    },
  ],
  ...{ count: { value: 2, isMore: false }, hasPrevious: false, hasNext: true },
}

const asked = () => server.listAllOrganizations.mock.lastCall?.[0].data
const Actions = ({ company }: { company: OrganizationRow }) => (
  <button type="button">Do something to {company.id}</button>
)

function Stage({ start }: { start: OrganizationsAddress }) {
  const [at, setAt] = useState({ address: start, words: '' })
  return <OrganizationsScreen {...at} Actions={Actions} onMove={setAt} />
}

const openList = (start: OrganizationsAddress = {}) =>
  renderPage(<Stage start={start} />, { at: '/app/admin/organizations' })

beforeEach(() => {
  server.listAllOrganizations.mockReset().mockResolvedValue(PAGE)
})

test('a row tells who a company is, who owns it and how it stands, leads to its page, and holds what can be done', async () => {
  await openList()
  const row = within(await screen.findByRole('row', { name: /Severn Works/ }))
  expect(row.getByRole('link', { name: 'Severn Works' }).getAttribute('href')).toBe('/company/severn')
  expect(row.getByRole('link', { name: 'Maren Kowalczyk' }).getAttribute('href')).toBe(
    '/app/admin/users/user-1',
  )
  for (const text of [
    'severn-works-x1',
    'maren@example.com',
    '1,200',
    '3 open of 14',
    'Active',
    '1 Mar 2026',
  ])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('button', { name: 'Do something to severn' })).toBeTruthy()
})

test('a suspended company says so and why, and one without an owner says that', async () => {
  await openList()
  const row = within(await screen.findByRole('row', { name: /Rhône Gravel/ }))
  for (const text of ['Suspended', 'They ask for money.', 'Nobody']) expect(row.getByText(text)).toBeTruthy()
})

test(
  'words and the state narrow the list from its first page and keep the order',
  { tags: ['2.9d'] },
  async () => {
    const { user } = await openList({ sort: 'name', after: 'somewhere' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended')
    await waitFor(() => expect(asked()).toEqual({ sort: 'name', state: 'suspended', words: '' }))
    await fill(user, screen.getByRole('searchbox', { name: 'Search by name' }), 'severn')
    await waitFor(() => expect(asked()).toEqual({ sort: 'name', state: 'suspended', words: 'severn' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(asked()).toMatchObject({ state: 'suspended', words: 'severn', after: 'gravel' }),
    )
  },
)

test('a press on a column’s head orders the rows: the newest, the most jobs, names', async () => {
  const { user } = await openList({ sort: 'founded' })
  await user.click(await screen.findByRole('button', { name: 'Added' }))
  await waitFor(() => expect(asked()).toEqual({ words: '' }))
  await user.click(await screen.findByRole('button', { name: 'Jobs' }))
  await waitFor(() => expect(asked()).toEqual({ sort: '-jobs', words: '' }))
  await user.click(await screen.findByRole('button', { name: 'Company' }))
  await waitFor(() => expect(asked()).toEqual({ sort: 'name', words: '' }))
})

test('where nothing is found everything can be cleared at once', async () => {
  server.listAllOrganizations.mockResolvedValue({
    ...PAGE,
    ...{ rows: [], count: { value: 0, isMore: false }, hasNext: false },
  })
  const { user } = await openList({ state: 'suspended' })
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(asked()).toEqual({ words: '' }))
})
