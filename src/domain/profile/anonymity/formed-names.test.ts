import { expect, test } from 'vitest'
import { formedNamesIn } from './formed-names.ts'

test('companies that a line names with their legal form are known for all lines', () => {
  const texts = [
    'built drains for Quillfeather Ltd, then Lark & Sons GmbH',
    'Larkby Foods plc: cooked',
    'with Quillfeather Ltd',
  ]
  expect(formedNamesIn(texts)).toEqual(['Quillfeather Ltd', 'Lark & Sons GmbH', 'Larkby Foods plc'])
})

test.each([
  'Joined Quillfeather Ltd',
  'was limited, Ltdx, Java SE 8',
  'A-Level, AS Level, AB testing',
  'ltd',
])('a verb before a name, and other words, are no company: %s', (text) => {
  expect(formedNamesIn([text])).toEqual([])
})
