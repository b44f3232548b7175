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
  ['Valid driving licence', null],
  ['Scrum Master', null],
  ['Headmaster', null],
  ['No Bachelor needed', 'None'],
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
  ['1.5 years', 1],
  ['2,5 Jahre', 2],
  ['3 à 5 ans', 3],
  ['von 3 bis 5 Jahren', 3],
  ['between 2 and 4 years', 2],
  ['2 años', 2],
  ['18+ years of age, 2 years of experience', 2],
  ['Must be 18 years old', null],
  ['up to 2 years', null],
  ['3.000 years', null],
  ['not entry level', null],
])('the experience %j is %s years', (text, years) => {
  expect(readExperience(text)).toBe(years)
})

test('months make whole years, and nobody is kept out by part of one', () => {
  expect([0, 11, 42, null, -1, 9_999].map(yearsOfMonths)).toEqual([0, 0, 3, null, null, null])
})

test('terms are tags, sentences are not', () => {
  expect(toTags(['SQL, Python; R'])).toEqual(['SQL', 'Python', 'R'])
  expect(toTags(['<ul><li>First aid</li><li>VHF radio</li></ul>'])).toEqual(['First aid', 'VHF radio'])
  expect(toTags(['C&#43;&#43;, R&amp;amp;D'])).toEqual(['C++', 'R&D'])
  expect(toTags(['&lt;ul&gt;&lt;li&gt;First aid&lt;/li&gt;&lt;/ul&gt;'])).toEqual(['First aid'])
  expect(toTags(['You write clearly and enjoy explaining things to people.'])).toEqual([])
})
