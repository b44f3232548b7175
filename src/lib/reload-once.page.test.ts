import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { reloadOnce, watchTyping } from './reload-once.ts'

let reload: MockInstance<() => void>
beforeAll(watchTyping)
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  reload = vi.spyOn(location, 'reload').mockReset().mockReturnValue()
})

/** Types into a new field of the page. */
function type(text: string): HTMLInputElement {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('the page is loaded anew once for each message', { tags: ['R110'] }, () => {
  expect([reloadOnce('a.js is gone'), reloadOnce('a.js is gone'), reloadOnce('b.js is gone')]).toEqual([
    true,
    false,
    true,
  ])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('what stands typed on the page is not lost to that', () => {
  const field = type('Do you have a branch in Leeds?')
  expect(reloadOnce('a.js is gone')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  field.remove()
  type('')
  expect(reloadOnce('a.js is gone')).toBe(true)
})

test('a browser that keeps nothing for pages is not sent round in circles', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny })
  expect(reloadOnce('a.js is gone')).toBe(false)
})
