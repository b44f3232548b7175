import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { reportFault } from './report-fault.server.ts'

function logged(error: unknown): string {
  const written = vi.spyOn(log(), 'error').mockReturnValue()
  reportFault(error, 'likeJob')
  const [entry] = written.mock.lastCall ?? []
  written.mockRestore()
  return JSON.stringify(entry)
}

test('a fault is logged with the place, the kind and the words of its error', () => {
  expect(logged(new TypeError('x is not a function'))).toMatch(
    /"where":"likeJob","name":"TypeError","message":"x is not/,
  )
})

test('of a failed query neither SQL nor parameters reach the log', () => {
  const cause = new Error('relation "job" does not exist')
  const entry = logged(
    new DrizzleQueryError('select * from "user" where email = $1', ['niamh@example.com'], cause),
  )
  expect(entry).toContain('does not exist')
  expect(entry).not.toMatch(/niamh|select \*/)
})

test.each([['a text with niamh@example.com'], [{ password: 'hunter2' }], [undefined], [null]])(
  'of %j only its kind is logged',
  (error) => {
    expect(logged(error)).toContain('"message":"not an error"')
    expect(logged(error)).not.toMatch(/niamh|hunter2/)
  },
)
