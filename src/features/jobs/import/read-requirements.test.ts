import { expect, test } from 'vitest'
import { toTags } from './job-posting-requirements.ts'
import { readEducation } from './read-education.ts'
import { readExperience, yearsOfMonths } from './read-experience.ts'

test.each([
  ['high school', 'Secondary'],
  ['associate degree', 'Diploma'],
  ['bachelor degree', 'Bachelor'],
  ['Bachelor’s, or a Master’s by preference', 'Bachelor'],
  ['professional certificate', 'Vocational'],
  ['postgraduate degree', 'Master'],
  ['PhD', 'Doctorate'],
  ['no requirements', 'None'],
  ['Bachelor', 'Bachelor'],
  ['We like curious people', null],
  ['', null],
])('the education %j is %s', (text, level) => {
  expect(readEducation(text)).toBe(level)
})

test.each([
  ['3+ years', 3],
  ['3-5 years of experience', 3],
  ['18 months', 1],
  ['no requirements', 0],
  ['entry level', 0],
  ['99 years', null],
  ['a lot', null],
])('the experience %j is %s years', (text, years) => {
  expect(readExperience(text)).toBe(years)
})

test('months make whole years, and nobody is kept out by part of one', () => {
  expect([0, 11, 42, null, -1, 9_999].map(yearsOfMonths)).toEqual([0, 0, 3, null, null, null])
})

test('terms are tags, sentences are not', () => {
  expect(toTags(['SQL, Python; R'])).toEqual(['SQL', 'Python', 'R'])
  expect(toTags(['<ul><li>First aid</li><li>VHF radio</li></ul>'])).toEqual(['First aid', 'VHF radio'])
  expect(toTags(['You write clearly and enjoy explaining things to people.'])).toEqual([])
})
