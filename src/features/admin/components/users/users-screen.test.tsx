import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor, within } from '@testing-library/react'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import type { UsersAddress } from '../../users-address.ts'
import type { UsersRequest } from '../../users.schema.ts'
import type { UserRow, UsersPage } from '../../users.view.ts'
import { UsersScreen } from './users-screen.tsx'

const server = vi.hoisted(() => ({ listUsers: vi.fn<(call: { data: unknown }) => Promise<unknown>>() }))
vi.mock('../../users.functions.ts', () => server)

const MARY: UserRow = {
  ...{ id: 'mary', name: 'Mary Shelley', email: 'mary@example.com', image: null, type: 'Employer' },
  ...{ isVerified: false, isBanned: true, joinedAt: '2026-03-01T10:00:00.000Z', seenAt: null },
}
const PAGE: UsersPage = {
  rows: [MARY, { ...MARY, id: 'ada', name: 'Ada Byron', isBanned: false, isVerified: true }],
  count: { value: 10_000, isMore: true },
  ...{ hasPrevious: false, hasNext: true },
}

const asked = () => server.listUsers.mock.lastCall?.[0].data as UsersRequest

function Stage({ start, onAddress }: { start: UsersAddress; onAddress: (address: UsersAddress) => void }) {
  const [at, setAt] = useState({ address: start, words: '' })
  return (
    <UsersScreen
      {...at}
      onMove={(to) => {
        const next = to(at)
        onAddress(next.address)
        setAt(next)
      }}
    />
  )
}

async function openUsers(start: UsersAddress = {}) {
  const onAddress = vi.fn<(address: UsersAddress) => void>()
  const page = await renderPage(<Stage start={start} onAddress={onAddress} />, { at: '/app/admin/users' })
  return { ...page, onAddress }
}

beforeEach(() => {
  server.listUsers.mockReset().mockResolvedValue(PAGE)
})

test('a row tells who somebody is and how it stands with them, and leads to them', async () => {
  await openUsers()
  const row = await screen.findByRole('row', { name: /Mary Shelley/ })
  expect(within(row).getByRole('link', { name: 'Mary Shelley' }).getAttribute('href')).toBe(
    '/app/admin/users/mary',
  )
  for (const text of ['Hiring', 'Suspended', 'Email not confirmed', '1 Mar 2026', 'Not signed in'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(screen.getByText('10,000+ results')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create a user' }).getAttribute('href')).toBe(
    '/app/admin/users/create',
  )
})

test('a press on a column’s head orders by it, another turns the order round, from the first page', async () => {
  const { user } = await openUsers({ after: 'somebody' })
  const head = await screen.findByRole('columnheader', { name: 'Joined' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  await user.click(screen.getByRole('button', { name: 'Joined' }))
  await waitFor(() => expect(asked()).toEqual({ sort: 'joined', words: '' }))
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(asked()).toEqual({ sort: 'name', words: '' }))
  expect(head.getAttribute('aria-sort')).toBe('none')
  expect(screen.getByRole('columnheader', { name: 'Type' }).hasAttribute('aria-sort')).toBe(false)
})

test('what is typed is asked for once it stands, and never becomes a part of the address', async () => {
  const { user, onAddress } = await openUsers({ sort: 'name', after: 'somebody' })
  await fill(user, screen.getByRole('searchbox', { name: 'Search by name or email' }), 'mary@example.com')
  await waitFor(() => expect(asked()).toEqual({ sort: 'name', words: 'mary@example.com' }))
  expect(JSON.stringify(onAddress.mock.calls)).not.toContain('mary@')
})

test('filters narrow the list from its first page and keep the order', async () => {
  const { user } = await openUsers({ sort: '-name', before: 'somebody' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Hiring')
  await waitFor(() => expect(asked()).toEqual({ sort: '-name', type: 'Employer', words: '' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended')
  await waitFor(() => expect(asked()).toMatchObject({ type: 'Employer', state: 'banned' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'All types')
  await waitFor(() => expect(asked()).toEqual({ sort: '-name', state: 'banned', words: '' }))
})

test('pages begin behind the last row and end before the first, and the keyboard stays with the last press', async () => {
  const { user } = await openUsers()
  const isAtEnd = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  expect([isAtEnd('Previous'), asked()]).toEqual([true, { words: '' }])
  server.listUsers.mockResolvedValue({ ...PAGE, hasPrevious: true, hasNext: false })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked()).toEqual({ after: 'ada', words: '' }))
  await waitFor(() => expect(isAtEnd('Next')).toBe(true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(asked()).toEqual({ before: 'mary', words: '' }))
})

test('where nobody is found everything can be cleared at once', async () => {
  server.listUsers.mockResolvedValue({
    ...PAGE,
    rows: [],
    count: { value: 0, isMore: false },
    hasNext: false,
  })
  const { user } = await openUsers({ type: 'Admin', state: 'banned' })
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(asked()).toEqual({ words: '' }))
})

test('a list that cannot be had says so and can be asked for again', async () => {
  server.listUsers.mockRejectedValue(Object.assign(new Error('no'), { code: 'FORBIDDEN' }))
  usePageClock()
  const { user } = await openUsers()
  await letPass(10_000)
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('The list could not be loaded'),
  )
  server.listUsers.mockResolvedValue(PAGE)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Ada Byron/ })).toBeTruthy()
})
