import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'
import { keepPageOffline } from './keep-page-offline.ts'

const LOST = 'Failed to fetch dynamically imported module: http://localhost:3000/assets/terms.js'

beforeAll(keepPageOffline)
afterEach(() => vi.restoreAllMocks())

/** What the bundler tells the page when a part of it could not be fetched. */
function losePart(): TypeError {
  const payload = new TypeError(LOST)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test('without a connection a lost part reads as an unreachable server, which nobody reloads for', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = losePart()
  expect(error.message).toBe('Failed to fetch')
  expect(isUnreachable(error)).toBe(true)
})

test('with a connection it stays the sign of a new deploy', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(losePart().message).toBe(LOST)
})
