import { fakeWire } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { endMySession, listMySessions } from '../../sessions.functions.ts'
import type { SessionView } from '../../sessions.view.ts'
import { SessionList } from './session-list.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../../sessions.functions.ts', () => ({
  listMySessions: vi.fn<() => Promise<unknown>>(),
  endMySession: vi.fn<() => Promise<unknown>>(),
}))
const [list, end] = [vi.mocked(listMySessions), vi.mocked(endMySession)]

const HOUR_MS = 3_600_000
const LAPTOP: SessionView = {
  id: 'a',
  isCurrent: true,
  kind: 'computer',
  browser: 'Firefox',
  system: 'Linux',
  countryCode: null,
  signedInAt: new Date(),
  lastUsedAt: new Date(),
}
const PHONE: SessionView = {
  ...LAPTOP,
  id: 'b',
  isCurrent: false,
  kind: 'phone',
  browser: 'Safari',
  system: 'iOS',
  countryCode: 'FR',
  lastUsedAt: new Date(Date.now() - 2 * HOUR_MS),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  list.mockReset().mockResolvedValue([LAPTOP, PHONE] as never)
  end.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

async function renderList() {
  const rendered = await renderPage(
    <>
      <SessionList />
      <Toasts />
    </>,
    { at: '/app/settings' },
  )
  const rows = await screen.findAllByRole('listitem')
  return { ...rendered, rows: rows.map((row) => within(row)) }
}

test('each device says what it is, where and when it was used; this one cannot be signed out here', async () => {
  const { rows } = await renderList()
  expect(rows[0]?.getByText('This device')).toBeTruthy()
  expect(rows[0]?.queryByRole('button')).toBeNull()
  expect(rows[1]?.getByText('Safari on iOS')).toBeTruthy()
  expect(rows[1]?.getByText('Last used 2 hours ago · France')).toBeTruthy()
})

test('one device is signed out, and the list is asked anew', async () => {
  const { user } = await renderList()
  list.mockResolvedValue([LAPTOP] as never)
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }))
  expect(await screen.findByText('Safari on iOS is signed out')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  expect(end.mock.calls).toEqual([[{ data: { id: 'b' } }]])
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
})

test('a device that is signed out already is said to be gone, and leaves the list', async () => {
  end.mockRejectedValue(new AppError('NOT_FOUND', 'error.notFound'))
  const { user } = await renderList()
  list.mockResolvedValue([LAPTOP] as never)
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }))
  expect(await screen.findByText('Not Found')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
})

test('all other devices are signed out by one call', async () => {
  const sent = fakeWire({ '/api/auth/revoke-other-sessions': { body: { status: true } } })
  const { user } = await renderList()
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
  expect(await screen.findByText('All other devices are signed out')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('signing out everywhere is asked first, and leads to signing in', async () => {
  const sent = fakeWire({ '/api/auth/revoke-sessions': { body: { status: true } } })
  const { user, address } = await renderList()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(sent).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent).toHaveLength(1)
})

test('a list that does not come says so and can be asked for again', async () => {
  list.mockRejectedValue(new AppError('NOT_FOUND', 'error.notFound'))
  const { user } = await renderPage(<SessionList />)
  expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy()
  list.mockResolvedValue([LAPTOP] as never)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This device')).toBeTruthy()
})

test('of many devices the first five are shown, and the rest when asked for', async () => {
  const others = Array.from({ length: 7 }, (_, place) => ({ ...PHONE, id: `phone-${place}` }))
  list.mockResolvedValue([LAPTOP, ...others] as never)
  const { user, rows } = await renderList()
  expect(rows).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show 3 more devices' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})
