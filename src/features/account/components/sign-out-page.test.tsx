import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { act, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { incrementCacheVersion } from '../cache-version.functions.ts'
import { SignOutPage } from './sign-out-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: vi.fn<() => Promise<number>>() }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(incrementCacheVersion).mockReset().mockResolvedValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'prerendering')
})

const OK: Answer = { body: { success: true } }

async function renderSignOut(answer: Answer = OK, queryClient = createQueryClient(), next?: string) {
  const answers = { '/api/auth/sign-out': answer }
  const sent = fakeWire(answers)
  const rendered = await renderPage(
    <StrictMode>
      <SignOutPage next={next} />
      <Toasts />
    </StrictMode>,
    { at: '/auth/signout', queryClient },
  )
  return { ...rendered, sent, answers }
}

test('what the tab kept of somebody who signs out is gone', async () => {
  sessionStorage.setItem('import-ada', '{"phone":"+44 7700 900142"}')
  const { address } = await renderSignOut()
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sessionStorage.getItem('import-ada')).toBeNull()
})

test('opening the page signs out once, though React mounts it twice', async () => {
  const { sent, address } = await renderSignOut()
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/auth/sign-out']])
})

test.each([
  ['/auth/invitation/a1', '/auth/invitation/a1'],
  ['//evil.example', '/app'],
  ['/auth/signout', '/app'],
])('whoever signs out on the way to %s is led to %s', async (next, arrived) => {
  const { address } = await renderSignOut(OK, undefined, next)
  await waitFor(() => expect(address()).toBe(arrived))
})

test('first the message, then the caches, then the way back in', { tags: ['R145'] }, async () => {
  const order: string[] = []
  vi.spyOn(toast, 'success').mockImplementation((text) => {
    order.push(typeof text === 'string' ? text : 'no words')
    return 1
  })
  const { promise, resolve: grow } = Promise.withResolvers<number>()
  vi.mocked(incrementCacheVersion).mockImplementation(() => {
    order.push('caches')
    return promise
  })
  const { address } = await renderSignOut()
  await waitFor(() => expect(order).toEqual(['Signed out successfully', 'caches']))
  expect(address()).toBe('/auth/signout')
  grow(2)
  await waitFor(() => expect(address()).toBe('/auth/signin'))
})

test('what was loaded for the person before is forgotten', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['secret'], 'of the person before')
  const { address } = await renderSignOut(OK, queryClient)
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
})

test('going back does not lead to the page that signs out', async () => {
  const { router, address } = await renderSignOut()
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(router.history.length).toBe(1)
})

test('a browser that loads the page ahead signs nobody out before it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const { sent } = await renderSignOut()
  expect(sent).toEqual([])
  await act(async () => void document.dispatchEvent(new Event('prerenderingchange')))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test.each<[string, Answer, RegExp]>([
  ['the server refuses', { status: 403, body: {} }, /^You are not allowed to do this$/],
  ['there is no network', 'no network', /./],
])('when %s one is told, is still signed in, and may try again', async (_what, answer, said) => {
  const { user, sent, address, answers } = await renderSignOut(answer)
  expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeTruthy()
  const message = () => document.querySelector('[data-sonner-toast][data-type="error"]')?.textContent
  await waitFor(() => expect(message() ?? '').toMatch(said))
  expect(address()).toBe('/auth/signout')
  answers['/api/auth/sign-out'] = OK
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent).toHaveLength(2)
})
