import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'

type Hear = (event: object) => void

const entry = (key: string) => ({ href: '/jobs', state: { __TSR_key: key } })

/** A router that has just begun and tells of what a test says. */
async function buildRouter() {
  vi.resetModules()
  const { mayRouterScroll, noteScrolling } = await import('./scroll-places.ts')
  const heard = new Map<string, Hear>()
  const router = { subscribe: (type: string, hear: Hear) => void heard.set(type, hear) }
  noteScrolling(router as unknown as AnyRouter)
  return {
    mayRouterScroll,
    load: (from: string | null, to: string) =>
      heard.get('onBeforeLoad')?.({
        fromLocation: from === null ? undefined : entry(from),
        toLocation: entry(to),
      }),
    resolve: () => heard.get('onResolved')?.({}),
  }
}

test('the router leaves the page that the server wrote where its reader has scrolled it', async () => {
  const router = await buildRouter()
  expect(router.mayRouterScroll()).toBe(false)
  router.load(null, 'a')
  expect(router.mayRouterScroll()).toBe(false)
})

test('the router scrolls a page that one has gone to, and leaves it where it is when its data come anew', async () => {
  const router = await buildRouter()
  router.load('a', 'b')
  expect(router.mayRouterScroll()).toBe(true)
  router.resolve()
  router.load('b', 'b')
  expect(router.mayRouterScroll()).toBe(false)
})

test('going back while the next page loads restores the old place', async () => {
  const router = await buildRouter()
  router.load('a', 'b')
  router.load('a', 'a')
  expect(router.mayRouterScroll()).toBe(true)
  router.resolve()
  router.load('a', 'a')
  expect(router.mayRouterScroll()).toBe(false)
})
