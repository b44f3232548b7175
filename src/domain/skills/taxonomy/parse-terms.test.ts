import { expect, test } from 'vitest'
import { sampleCare } from '#tests/factories/sample-terms.ts'
import { parseOccupations, parseSkills } from './parse-terms.ts'

test('a line of skills is a name, its synonyms and its neighbours', () => {
  expect(parseSkills(sampleCare)[0]).toEqual({
    sector: 'HealthCare',
    name: 'IV therapy',
    synonyms: ['IV', 'intravenous therapy'],
    neighbours: ['Cannulation'],
  })
})

test('a line of occupations also names what is typical for it', () => {
  expect(parseOccupations(sampleCare)[1]).toEqual({
    sector: 'HealthCare',
    title: 'Healthcare Assistant',
    otherTitles: ['HCA', 'care assistant', 'nursing assistant'],
    neighbours: [],
    skills: ['Elderly care', 'Dementia care', 'Care planning'],
  })
})

test.each([
  ['a bar is missing', 'Wound care | dressings'],
  ['a bar is too many', 'Wound care | dressings | |'],
  ['the name is missing', ' | dressings |'],
])('a line is refused, and named, where %s', (_what, line) => {
  expect(() => parseSkills({ sector: 'HealthCare', skills: `\n ${line}\n`, occupations: '' })).toThrow(
    `HealthCare: a name and 2 bars are wanted in “${line.trim()}”`,
  )
})

test('blank lines and empty fields are nothing', () => {
  expect(parseSkills({ sector: 'Design', skills: '\n\n  Figma | ; | ;\n', occupations: '' })).toEqual([
    { sector: 'Design', name: 'Figma', synonyms: [], neighbours: [] },
  ])
})
