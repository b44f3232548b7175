import { expect, test } from 'vitest'
import { signInSchema, signUpSchema } from './account.schema.ts'

const COMPLETE = {
  type: 'Individual',
  firstName: 'Niamh',
  lastName: 'Adeyemi',
  email: 'niamh@example.com',
  password: 'correct horse',
}

function messages(change: Record<string, unknown>) {
  const parsed = signUpSchema.safeParse({ ...COMPLETE, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

test.each([
  [{ firstName: 'N' }, ['account.invalid.firstName']],
  [{ firstName: '  N  ' }, ['account.invalid.firstName']],
  [{ lastName: '' }, ['account.invalid.lastName']],
  [{ email: 'niamh' }, ['account.invalid.email']],
  [{ email: '' }, ['account.invalid.email']],
  [{ password: '1234567' }, ['account.invalid.password']],
  [{ password: 'x'.repeat(129) }, ['account.invalid.passwordLong']],
  [{ firstName: 'Bo', lastName: 'Ek', password: '12345678' }, []],
])('signing up with %j says %j', { tags: ['R163', 'R164'] }, (change, expected) => {
  expect(messages(change)).toEqual(expected)
})

test.each(['Admin', 'admin', '', null])('nobody signs up as %j', (type) => {
  expect(messages({ type })).toHaveLength(1)
})

test('signing in asks for any password, however short', { tags: ['R165'] }, () => {
  expect(signInSchema.safeParse({ email: 'niamh@example.com', password: 'x' }).success).toBe(true)
  expect(signInSchema.safeParse({ email: 'niamh@example.com', password: '' }).success).toBe(false)
})
