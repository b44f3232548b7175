import { act, waitFor } from '@testing-library/react'
import { useQuery, useMutation, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '#/domain/app-error.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { getCacheVersion } from './cache-version.functions.ts'
import { useSessionSync } from './use-session-sync.ts'

// The wire to the server; what the function does there is tested beside it.
vi.mock('./cache-version.functions.ts', () => ({ getCacheVersion: vi.fn<() => Promise<number>>() }))

beforeEach(() => {
  vi.mocked(getCacheVersion).mockReset().mockResolvedValue(3)
  onOtherTab.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Call = () => Promise<unknown>

const onOtherTab = vi.fn<() => void>()

function Tab({ user, load }: { user: object | null; load: Call }) {
  useSessionSync({ user, cacheVersion: 3, onOtherTab })
  const { isError } = useQuery({ queryKey: ['shown'], queryFn: load, retry: false })
  const { mutate } = useMutation({ mutationFn: load })
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'refused' : 'act'}
    </button>
  )
}

type Opened = { user?: object | null; load?: Call }

const NIAMH = { id: '1' }
const fine: Call = () => Promise.resolve('fine')

async function renderTab({ user = null, load = fine }: Opened) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['secret'], 'of the person before')
  const onLoad = vi.fn<() => void>()
  const rendered = await renderPage(<Tab user={user} load={load} />, { queryClient, onLoad })
  onLoad.mockClear()
  /** How often the page was loaded anew since it stands. */
  const loads = () => onLoad.mock.calls.length
  const come = (state: DocumentVisibilityState) =>
    act(async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    })
  return { ...rendered, come, loads }
}

const refusal = (code: ErrorCode) => () => Promise.reject(new AppError(code, 'error.mustBeSignedIn'))

test('a tab that comes back after another one signed in or out drops what it holds and loads anew', async () => {
  const { come, loads, queryClient } = await renderTab({ user: NIAMH })
  vi.mocked(getCacheVersion).mockResolvedValue(4)
  await come('visible')
  await waitFor(() => expect(loads()).toBe(1))
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  expect(onOtherTab).toHaveBeenCalledOnce()
})

test('a tab that comes back to the same session keeps what it holds', async () => {
  const { come, loads, queryClient } = await renderTab({ user: NIAMH })
  await come('visible')
  expect(getCacheVersion).toHaveBeenCalledOnce()
  expect(loads()).toBe(0)
  expect(onOtherTab).not.toHaveBeenCalled()
  expect(queryClient.getQueryData(['secret'])).toBeTruthy()
})

test('a tab that goes to the back asks nothing', async () => {
  const { come } = await renderTab({ user: NIAMH })
  await come('hidden')
  expect(getCacheVersion).not.toHaveBeenCalled()
})

test('without a network nothing is dropped', async () => {
  vi.mocked(getCacheVersion).mockRejectedValue(new TypeError('Failed to fetch'))
  const { come, loads, queryClient } = await renderTab({ user: NIAMH })
  await come('visible')
  expect(loads()).toBe(0)
  expect(queryClient.getQueryData(['secret'])).toBeTruthy()
})

/** An action is refused, and what the tab holds is not dropped: that is the first thing before the page is loaded anew. */
async function expectKept(queryClient: QueryClient): Promise<void> {
  const lastAction = () => queryClient.getMutationCache().getAll().at(-1)
  await waitFor(() => expect(lastAction()?.state.status).toBe('error'))
  expect(queryClient.getQueryData(['secret'])).toBeTruthy()
}

test('an action that is refused for want of a session loads the page anew, once', async () => {
  let call = fine
  const { user, loads, queryClient } = await renderTab({ user: NIAMH, load: () => call() })
  call = refusal('UNAUTHENTICATED')
  await user.click(screen.getByRole('button', { name: 'act' }))
  await waitFor(() => expect(loads()).toBe(1))
  queryClient.setQueryData(['secret'], 'loaded since')
  await user.click(screen.getByRole('button'))
  await expectKept(queryClient)
  expect(loads()).toBe(1)
})

test.each<ErrorCode>(['FORBIDDEN', 'NOT_FOUND', 'INTERNAL', 'RATE_LIMITED'])(
  'an action that is refused as %s is no end of a session',
  async (code) => {
    let call = fine
    const { user, loads, queryClient } = await renderTab({ user: NIAMH, load: () => call() })
    call = refusal(code)
    await user.click(screen.getByRole('button', { name: 'act' }))
    await expectKept(queryClient)
    expect(loads()).toBe(0)
  },
)

test('who is not signed in is not sent anywhere by a refusal', async () => {
  const { loads, queryClient } = await renderTab({ load: refusal('UNAUTHENTICATED') })
  expect(await screen.findByText('refused')).toBeTruthy()
  expect(queryClient.getQueryData(['secret'])).toBeTruthy()
  expect(loads()).toBe(0)
})
