import { expect, test } from 'vitest'
import { AppError, ERROR_STATUS, type ErrorCode } from '#/domain/app-error.ts'
import { isWorthRetrying } from './is-worth-retrying.ts'
import { OutdatedPage } from './outdated-page.ts'

test.each(Object.entries(ERROR_STATUS))(
  '%s (%i) is asked again only when time can mend it',
  (code, status) => {
    const refusal = new AppError(code as ErrorCode, 'error.generic')
    expect(isWorthRetrying(refusal)).toBe(status >= 500 || status === 429)
  },
)

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an answer that nobody understood', new Error('<html>Bad Gateway</html>')],
  ['an aborted request', new DOMException('aborted', 'AbortError')],
  ['nothing at all', undefined],
])('%s is worth another try', (_what, error) => {
  expect(isWorthRetrying(error)).toBe(true)
})

test('what is gone since the last deploy is not asked for again', () => {
  expect(isWorthRetrying(new OutdatedPage('a call is gone'))).toBe(false)
})
