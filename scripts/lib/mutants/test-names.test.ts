import { expect, test } from 'vitest'
import { isMeant, namePattern } from './test-names.ts'

test.each([
  ['%j is shown as %j', 'texts "a" is shown as "b"'],
  ['called by ${caller} answers ${status}', 'likeJob called by nobody answers 401'],
  ['$verb.name by $organizationRole', 'publish by owner'],
  ['that’s (all) there is?', "the list that's (all) there is?"],
  [String.raw`that\'s a+b`, "that's a+b"],
])('the name %j is found in %j', (title, name) => {
  expect(name).toMatch(new RegExp(namePattern(title)))
})

test('a name is not found in one that only resembles it', () => {
  expect('adds two numbers').not.toMatch(new RegExp(namePattern('adds (two) numbers')))
  expect('likeJob answers').not.toMatch(new RegExp(namePattern('called by ${caller} answers')))
})

test('a test is meant by its file and a part of its name, or by its file alone', () => {
  const ran = { file: 'src/a.test.ts', name: 'sums\nadds' }
  expect(isMeant({ file: 'src/a.test.ts', title: 'adds' }, ran)).toBe(true)
  expect(isMeant({ file: 'src/a.test.ts' }, ran)).toBe(true)
  expect(isMeant({ file: 'src/b.test.ts', title: 'adds' }, ran)).toBe(false)
  expect(isMeant({ file: 'src/a.test.ts', title: 'takes' }, ran)).toBe(false)
})
