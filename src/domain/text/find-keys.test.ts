import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/setup/tries.ts'
import { createKeyFinder, type FoundKey } from './find-keys.ts'
import { readLetters } from './letter-stream.ts'

const read = (text: string, keys: readonly string[]) => {
  const stream = readLetters(text)
  return createKeyFinder(keys)(stream, ({ nth, first, last }: FoundKey) => ({
    key: keys[nth],
    written: text.slice(stream.from[first], stream.to[last]),
  }))
}

test('keys are found where words begin and end, joined, split or spelt out, and the longest counts', () => {
  expect(
    read('Quill, quillfeather & Müller-Söhne; anquill', ['quill', 'quillfeather', 'mullersohne']),
  ).toEqual([
    { key: 'quill', written: 'Quill' },
    { key: 'quillfeather', written: 'quillfeather' },
    { key: 'mullersohne', written: 'Müller-Söhne' },
  ])
})

test('a key of which nothing is made leaves the place to a shorter one', () => {
  const stream = readLetters('north sea')
  const find = createKeyFinder(['northsea', 'sea'])
  expect(find(stream, ({ nth }) => (nth === 1 ? 'the shorter' : null))).toEqual(['the shorter'])
})

test('one row of letters may be read into again and again, by texts of any length', () => {
  const row = readLetters('one')
  readLetters('long '.repeat(1_000), row)
  readLetters('Straße ﬁn', row)
  expect(String.fromCharCode(...row.codes.subarray(0, row.length))).toBe('strassefin')
})

test('at each word the walk finds the longest key that trying all words before it would', () => {
  const word = fc.string({ unit: fc.constantFrom('k', 'l', 'm'), minLength: 1, maxLength: 3 })
  const said = fc.array(word, { maxLength: 12 })
  const key = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 30 }), said, (keys, words) => {
      const longest = words.flatMap((_, last) => {
        const ends = words.slice(0, last + 1).map((_none, first) => words.slice(first, last + 1).join(''))
        return ends.filter((end) => keys.includes(end)).slice(0, 1)
      })
      expect(read(words.join('-'), keys).map((hit) => hit.key)).toEqual(longest)
    }),
    { numRuns: tries(1_000) },
  )
})
