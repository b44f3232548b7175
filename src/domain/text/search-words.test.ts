import { expect, test } from 'vitest'
import { saysWords } from './says-words.ts'
import { searchWords } from './search-words.ts'

test.each([
  ['Front-end (C++), Łódź', ['front', 'end', 'cplusplus', 'lodz']],
  ['C#/.NET and ASP.NET 8', ['csharp', 'dotnet', 'and', 'asp', 'net', '8']],
  ['example.network', ['example', 'network']],
  ['£30k–£40k, O’Neill', ['30k', '40k', 'o', 'neill']],
  ['  … ', []],
])('%j is made of the words %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['acute wards at night', 'acute ward', true],
  ['acute wards at night', 'ward at', false],
  ['acute', 'acute ward', false],
  ['part time', 'art', false],
  ['', 'a', false],
])('%j says %j: %s', (text, words, says) => {
  expect(saysWords(searchWords(text), searchWords(words))).toBe(says)
})
