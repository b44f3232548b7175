import { beforeEach, expect, test, vi } from 'vitest'
import { keepNoticeRead } from './keep-notice.ts'
import { isNoticeRead, NOTICE_KEY, NOTICE_REVISION } from './read-notice.ts'

const DAY_MS = 86_400_000

beforeEach(() => localStorage.clear())

test('a browser that was told nothing has read nothing', () => {
  expect(isNoticeRead()).toBe(false)
})

test(
  'what the library keeps counts as read for a year, and no request carries it',
  { tags: ['R019'] },
  async () => {
    const before = document.cookie
    await keepNoticeRead()
    expect(isNoticeRead()).toBe(true)
    expect(Object.keys(localStorage)).toEqual([NOTICE_KEY])
    expect(document.cookie).toBe(before)
    vi.useFakeTimers({ now: Date.now() + 364 * DAY_MS, toFake: ['Date'] })
    expect(isNoticeRead()).toBe(true)
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    expect(isNoticeRead()).toBe(false)
    vi.useRealTimers()
  },
)

test('what was deleted since is kept again', async () => {
  await keepNoticeRead()
  localStorage.clear()
  await keepNoticeRead()
  expect(isNoticeRead()).toBe(true)
})

test.each([
  ['of another revision', JSON.stringify({ revision: NOTICE_REVISION + 1, expirationTime: Infinity })],
  ['without a day on which it ends', JSON.stringify({ revision: NOTICE_REVISION })],
  ['that is no object', '"yes"'],
  ['that nobody can read', '{'],
])('a note %s counts as unread', (_what, kept) => {
  localStorage.setItem(NOTICE_KEY, kept)
  expect(isNoticeRead()).toBe(false)
})

test('a browser that keeps nothing for pages has read nothing, and is no fault', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(isNoticeRead()).toBe(false)
  vi.unstubAllGlobals()
})
