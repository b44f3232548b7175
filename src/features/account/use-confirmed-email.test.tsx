import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage } from '#tests/setup/render.tsx'
import { getRootData } from './root-data.functions.ts'
import { rootDataQuery } from './root-data.queries.ts'
import { useConfirmedEmail } from './use-confirmed-email.ts'

// The wire to the server; what the function does there is tested beside it.
vi.mock('./root-data.functions.ts', () => ({ getRootData: vi.fn<() => Promise<unknown>>() }))

type User = { emailVerified: boolean } | null
const answer = (user: User) => vi.mocked(getRootData).mockResolvedValue({ user } as never)

beforeEach(() => {
  vi.mocked(getRootData).mockReset()
  answer({ emailVerified: false })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Tab({ user }: { user: User }) {
  useConfirmedEmail(user)
  return null
}

async function renderTab(user: User) {
  const queryClient = createQueryClient()
  const onLoad = vi.fn<() => void>()
  const rendered = await renderPage(<Tab user={user} />, { queryClient, at: '/app/employer', onLoad })
  onLoad.mockClear()
  /** How often a page was loaded since this one stands. */
  const loads = () => onLoad.mock.calls.length
  const come = (target: EventTarget, event: string) =>
    act(async () => void target.dispatchEvent(new Event(event)))
  return { ...rendered, queryClient, loads, come }
}

test.each([
  ['another tab was in front', () => document, 'visibilitychange'],
  ['another window was in front', () => window, 'focus'],
] as const)(
  'an address that was confirmed while %s is noticed on coming back',
  async (_where, target, event) => {
    const { come, loads, queryClient } = await renderTab({ emailVerified: false })
    expect(loads()).toBe(0)
    answer({ emailVerified: true })
    await come(target(), event)
    await waitFor(() => expect(loads()).toBe(1))
    expect(queryClient.getQueryData(rootDataQuery.queryKey)).toEqual({ user: { emailVerified: true } })
  },
)

test('an address that was confirmed on the phone is noticed with the next page', async () => {
  const { router, loads } = await renderTab({ emailVerified: false })
  answer({ emailVerified: true })
  await act(() => router.navigate({ href: '/app/settings' }))
  // Once because one goes there, and once more because it is another page now.
  await waitFor(() => expect(loads()).toBe(2))
})

test('as long as it is not confirmed everything stays as it is', async () => {
  const { come, loads } = await renderTab({ emailVerified: false })
  await come(window, 'focus')
  expect(getRootData).toHaveBeenCalledOnce()
  expect(loads()).toBe(0)
})

test('a session that ended meanwhile is noticed too', async () => {
  const { come, loads } = await renderTab({ emailVerified: false })
  answer(null)
  await come(window, 'focus')
  await waitFor(() => expect(loads()).toBe(1))
})

test('without a network, and behind other windows, nothing happens', async () => {
  const { come, loads } = await renderTab({ emailVerified: false })
  vi.mocked(getRootData).mockRejectedValue(new TypeError('Failed to fetch'))
  await come(window, 'focus')
  expect(loads()).toBe(0)
  expect(getRootData).toHaveBeenCalledOnce()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await come(document, 'visibilitychange')
  expect(getRootData).toHaveBeenCalledOnce()
})

test.each<[string, User]>([
  ['whose address is confirmed', { emailVerified: true }],
  ['who is not signed in', null],
])('for somebody %s nothing is asked', async (_who, user) => {
  const { come, router } = await renderTab(user)
  await come(window, 'focus')
  await act(() => router.navigate({ href: '/jobs' }))
  expect(getRootData).not.toHaveBeenCalled()
})
