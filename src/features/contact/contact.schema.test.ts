import { expect, test } from 'vitest'
import english from '#/i18n/en/contact.json' with { type: 'json' }
import { contactSchema } from './contact.schema.ts'

const COMPLETE = { name: 'Bo', email: 'bo@example.com', message: 'Hi' }
const { invalid } = english

function texts(input: unknown): string[] {
  const parsed = contactSchema.safeParse(input)
  if (parsed.success) return []
  const byKey: Record<string, string> = Object.fromEntries(
    Object.entries(invalid).map(([key, text]) => [`contact.invalid.${key}`, text]),
  )
  return parsed.error.issues.map((issue) => byKey[issue.message] ?? issue.message)
}

test('the shortest acceptable message is accepted', () => {
  expect(texts(COMPLETE)).toEqual([])
})

test.each([
  [{ name: 'B' }, 'The name you entered is not valid'],
  [{ name: '   B   ' }, 'The name you entered is not valid'],
  [{ email: 'bo' }, 'The email you entered is not valid'],
  [{ email: '' }, 'The email you entered is not valid'],
  [{ message: 'H' }, 'The message you entered is too short'],
  [{ message: ' \n ' }, 'The message you entered is too short'],
])('%j is refused with its own words', { tags: ['R150', 'R151', 'R152'] }, (change, text) => {
  expect(texts({ ...COMPLETE, ...change })).toEqual([text])
})

test('a message longer than the database should hold is refused', () => {
  expect(texts({ ...COMPLETE, message: 'x'.repeat(5_001) })).toEqual([invalid.messageLong])
})

test.each([null, {}, { name: 1, email: {}, message: [] }])('%j is refused field by field', (input) => {
  expect(texts(input).length).toBeGreaterThan(0)
})
