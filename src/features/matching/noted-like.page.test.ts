import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  findNotedLike,
  findTabLike,
  forgetTabLike,
  forgetTurnedBack,
  keepForPerson,
  NOTE_EARLY_LIKES,
  noteLike,
  takeNotedLike,
} from './noted-like.ts'

const LIKE = { jobId: 'job-1', title: 'Nurse' }
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Another tab of the same browser: it shares what is kept for good, and nothing else. */
const openOtherTab = () => sessionStorage.clear()

test('a press is found by its tab and taken once', () => {
  noteLike(LIKE)
  expect(findTabLike()).toMatchObject(LIKE)
  expect(findNotedLike('ada')).toMatchObject(LIKE)
  expect(takeNotedLike('ada')).toMatchObject(LIKE)
  expect(takeNotedLike('ada')).toBeNull()
})

/** A heart on a page whose scripts are not there yet; answers its press. */
function drawEarlyHeart() {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as the page's head runs it
  new Function(NOTE_EARLY_LIKES)()
  const heart = document.createElement('a')
  heart.dataset.like = JSON.stringify(LIKE)
  heart.append(document.createElement('span'))
  document.body.append(heart)
  return (init: MouseEventInit = {}) =>
    heart.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }))
}

test('before the scripts are there a heart notes its press too, but not one for another tab', () => {
  const press = drawEarlyHeart()
  press({ ctrlKey: true })
  document.body.click()
  expect(findTabLike()).toBeNull()
  press()
  expect(takeNotedLike('ada')).toMatchObject(LIKE)
})

test('a page that wakes up while the link of a heart leads away keeps its press', () => {
  drawEarlyHeart()()
  forgetTurnedBack()
  expect(takeNotedLike('ada')).toMatchObject(LIKE)
})

test.each<[string, () => void]>([
  ['the heart was pressed again on the awake page', () => noteLike(LIKE)],
  ['the visitor walked to another page', () => history.pushState(null, '', '/companies')],
  ['the same page was loaded anew', () => Reflect.set(document, 'earlyLikes', 1)],
  ['the page has no script that hears early hearts', () => Reflect.deleteProperty(document, 'earlyLikes')],
])('an early press is forgotten: %s', (_when, happen) => {
  drawEarlyHeart()()
  happen()
  forgetTurnedBack()
  expect(takeNotedLike('ada')).toBeNull()
})

test('the last press counts, and another tab knows of none', () => {
  noteLike(LIKE)
  noteLike({ jobId: 'job-2', title: 'Cook' })
  expect(findTabLike()?.jobId).toBe('job-2')
  openOtherTab()
  expect(findNotedLike('ada')).toBeNull()
})

test('a press is forgotten after half an hour, or when somebody turns back', () => {
  noteLike(LIKE)
  vi.advanceTimersByTime(29 * MINUTE_MS)
  expect(findTabLike()).toMatchObject(LIKE)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(findTabLike()).toBeNull()
  noteLike(LIKE)
  forgetTabLike()
  expect(takeNotedLike('ada')).toBeNull()
})

test('what waits for a person waits in every tab, for half an hour more, and for nobody else', () => {
  noteLike(LIKE)
  vi.advanceTimersByTime(20 * MINUTE_MS)
  expect(keepForPerson('ada')).toMatchObject(LIKE)
  expect(keepForPerson('ada')).toBeNull()
  openOtherTab()
  vi.advanceTimersByTime(29 * MINUTE_MS)
  expect(findTabLike()).toBeNull()
  expect(takeNotedLike('bob')).toBeNull()
  expect(findNotedLike('ada')).toMatchObject(LIKE)
  expect(takeNotedLike('ada')).toMatchObject(LIKE)
  expect(findNotedLike('ada')).toBeNull()
})

test('what waits for a person ends after half an hour', () => {
  noteLike(LIKE)
  keepForPerson('ada')
  vi.advanceTimersByTime(30 * MINUTE_MS)
  expect(takeNotedLike('ada')).toBeNull()
})

test.each(['{', 'null', '7', '{}', '{"jobId":1,"title":"Nurse","atMs":0,"userId":null}'])(
  'what is not a press, %s, is none',
  (kept) => {
    sessionStorage.setItem('noted-like', kept)
    localStorage.setItem('noted-like', kept)
    expect(takeNotedLike('ada')).toBeNull()
  },
)

test('a browser that keeps nothing for pages knows of no press', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  noteLike(LIKE)
  expect(findTabLike()).toBeNull()
})
