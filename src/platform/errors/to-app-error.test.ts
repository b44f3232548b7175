import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { toAppError } from './to-app-error.ts'

/** As the driver and the query builder throw it: the builder's message holds the SQL and every parameter. */
function databaseError(code: string, constraint?: string): Error {
  const cause = Object.assign(new Error('duplicate key value'), { code, constraint })
  return new Error('Failed query: insert into "user" … params: ada@example.com', { cause })
}

test.each([
  ['23505', 'CONFLICT', 'error.recordExists'],
  ['23503', 'CONFLICT', 'error.relatedRecord'],
  ['23502', 'INVALID', 'error.invalid'],
  ['22P02', 'INVALID', 'error.invalid'],
  ['FP001', 'CONFLICT', 'error.lastOwner'],
  ['FP003', 'CONFLICT', 'job.transition.wrongStatus'],
  ['40P01', 'UNAVAILABLE', 'error.unavailable'],
  ['42P01', 'INTERNAL', 'error.ourSide'],
])('the database fault %s becomes %s with %s', { tags: ['R198'] }, (sqlState, code, message) => {
  expect(toAppError(databaseError(sqlState))).toMatchObject({ code, message })
})

test('nothing of a query or its parameters survives', () => {
  expect(JSON.stringify(toAppError(databaseError('23505', 'user_email_unique')))).not.toContain('ada@')
})

test('a failed validator becomes invalid with an issue for every field', () => {
  const thrown = new Error(
    JSON.stringify([{ code: 'too_small', path: ['name'], message: 'organization.invalid.name' }]),
  )
  expect(toAppError(thrown)).toMatchObject({
    code: 'INVALID',
    field: 'name',
    issues: [{ field: 'name', message: 'organization.invalid.name' }],
  })
})

test('of a validator’s own words nothing leaves', () => {
  const message = 'Invalid input: expected string, received number'
  const thrown = new Error(JSON.stringify([{ code: 'invalid_type', path: ['id'], message }]))
  expect(toAppError(thrown)).toMatchObject({
    message: 'error.invalid',
    issues: [{ field: 'id', message: 'error.invalid' }],
  })
})

test('a refusal stays what it is', () => {
  const refusal = new AppError('FORBIDDEN', 'error.notAllowed')
  expect(toAppError(refusal)).toBe(refusal)
})

test.each([[new Error('ENOENT /secret/path')], ['text'], [null], [new Error('[not json')]])(
  'anything else (%s) says only that it was our fault',
  (thrown) => {
    expect(toAppError(thrown)).toMatchObject({ code: 'INTERNAL', message: 'error.ourSide' })
  },
)

test.each(['57014', '53300', '57P01', '08006', '08001', 'ECONNREFUSED', 'ECONNRESET'])(
  'the database fault %s passes by itself: come back soon',
  (code) => {
    expect(toAppError(databaseError(code))).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      message: 'error.unavailable',
      retryAfterSeconds: 5,
    })
  },
)

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'a pool that says “%s” is busy, not broken',
  (words) => {
    const thrown = new Error('Failed query: select …', { cause: new Error(words) })
    expect(toAppError(thrown).code).toBe('UNAVAILABLE')
  },
)

test.each([
  ['user_email_unique', 'email'],
  ['member_organization_user', 'record'],
  [undefined, 'record'],
])('a record that is there already under %s is spoken of as %s', (constraint, field) => {
  expect(toAppError(databaseError('23505', constraint)).values).toEqual({ field })
})

test.each(['[]', '[1, 2]', '[{"message":"/secret/path"}]', '[{"path":["a"],"message":{"sql":"x"}}]', '[{'])(
  'the text %s of some fault is not taken for a validator’s issues',
  (words) => {
    expect(toAppError(new Error(words))).toMatchObject({ code: 'INTERNAL', message: 'error.ourSide' })
  },
)
