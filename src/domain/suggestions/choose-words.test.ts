import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { chooseWords, partAtBeginning, rankWords, toWord } from './choose-words.ts'

const choose = (names: string[], typed: string, known: string[] = []) =>
  chooseWords({ words: names.map(toWord), typed, known, max: 8 })

test.each([
  ['the beginning of a name', 'jav', ['JavaScript']],
  ['the beginning of any word in it', 'aid', ['First aid']],
  ['several words, the last begun', 'machine le', ['Machine learning']],
  ['other letters and accents', 'GENIE', ['Génie civil']],
  ['a hyphen typed as a space', 'front e', ['Front-end']],
  ['the signs that tell skills apart', 'c+', ['C++']],
  ['what follows a dot', 'ne', ['.NET']],
  ['the middle of a word', 'script', []],
  ['one letter', 'j', []],
  ['spaces round one letter', ' j ', []],
  ['signs alone', '...', []],
  ['nothing', '', []],
])('%s: %j finds %j', (_what, typed, found) => {
  const names = [
    'JavaScript',
    'First aid',
    'Machine learning',
    'Génie civil',
    'Front-end',
    'C',
    'C++',
    '.NET',
  ]
  expect(choose(names, typed)).toEqual(found)
})

test('names that begin with it come first, and each part stays in the order of use', () => {
  expect(choose(['Project planning', 'Care plans', 'Planting', 'Planning'], 'plan')).toEqual([
    'Planting',
    'Planning',
    'Project planning',
    'Care plans',
  ])
})

test('what is known already is not offered, however it is written', () => {
  expect(choose(['Front-end', 'Front of house'], 'fr', ['FRONT END'])).toEqual(['Front of house'])
})

test('a word in several spellings is one, in the most used of them, and its uses count together', () => {
  const words = rankWords([
    { name: 'javascript', uses: 2 },
    { name: 'SQL', uses: 4 },
    { name: 'JavaScript', uses: 3 },
    { name: '…', uses: 9 },
  ])
  expect(words.map(({ name }) => name)).toEqual(['JavaScript', 'SQL'])
})

test('words that are used alike stand in the order of the alphabet, whatever order they come in', () => {
  const written = ['Welding', 'Baking', 'Joinery'].map((name) => ({ name, uses: 1 }))
  expect(rankWords(written)).toEqual(rankWords(written.toReversed()))
  expect(rankWords(written).map(({ name }) => name)).toEqual(['Baking', 'Joinery', 'Welding'])
})

const PARTS = ['care', 'Čare', 'c++', 'C#', '.NET', 'plan', 'PLANS', 'a', 'ä', 'front-end', '/', '𝒞d', '1']
const name = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '))

test('whatever is typed: each answer begins a word with it, none comes twice, none is known, and there are few', () => {
  fc.assert(
    fc.property(fc.array(name), name, fc.array(name), fc.nat(10), (names, typed, known, max) => {
      const chosen = chooseWords({ words: names.map(toWord), typed, known, max }).map(normalizeSkill)
      const begun = normalizeSkill(typed)
      for (const folded of chosen) {
        const parts = folded.split(begun)
        expect(parts.length).toBeGreaterThan(1)
        expect(parts.slice(0, -1).some((before) => !/[\p{L}\p{M}\p{N}]$/u.test(before))).toBe(true)
      }
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.filter((folded) => known.map(normalizeSkill).includes(folded))).toEqual([])
      expect(chosen.length).toBeLessThanOrEqual(max)
    }),
  )
})

test.each([
  ['JavaScript', 'jav', ['', 'Jav', 'aScript']],
  ['Génie civil', 'CIV', ['Génie ', 'civ', 'il']],
  ['Génie civil', 'genie c', ['', 'Génie c', 'ivil']],
  ['Front-end', 'front end', ['', 'Front-end', '']],
  ['C++', 'c++', ['', 'C++', '']],
  ['Care planning', 'plan', ['Care ', 'plan', 'ning']],
  ['JavaScript', 'script', ['JavaScript', '', '']],
])('in %j the part typed as %j stands out', (written, typed, parts) => {
  expect(partAtBeginning(written, typed)).toEqual(parts)
})

test('whatever is chosen for what was typed is shown whole, with that part of it', () => {
  fc.assert(
    fc.property(name, name, (written, typed) => {
      const parts = partAtBeginning(written, typed)
      expect(parts.join('')).toBe(written)
      expect(['', normalizeSkill(typed)]).toContain(normalizeSkill(parts[1]))
    }),
  )
})
