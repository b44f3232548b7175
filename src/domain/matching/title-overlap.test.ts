import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellingWords, titleOverlap } from './title-overlap.ts'

const creditOf = (asked: string, shown: string) => titleOverlap.compare(asked, shown).credit

test.each([
  ['Civil Engineer', 'civil engineer'],
  ['Registered nurses', 'Registered Nurse'],
  ['Ingénieur(e) génie civil (H/F)', 'Ingenieur Génie Civil'],
  ['Développeur·euse web', 'developpeur web'],
  ['Head of Marketing', 'Marketing Head'],
  ['Software Engineer (m/w/d)', 'Software Engineer'],
])('%j and %j are the same title', (asked, shown) => {
  expect(titleOverlap.compare(asked, shown)).toMatchObject({ credit: 1, how: 'exact' })
})

test.each([
  ['Registered Nurse', 'Sous Chef'],
  ['', 'Nurse'],
  ['Nurse', ''],
  ['the of', 'of the'],
  ['🚀', '🚀'],
])('%j and %j have nothing in common', (asked, shown) => {
  expect(titleOverlap.compare(asked, shown)).toEqual({ credit: 0, how: 'none', words: [] })
})

test('a partial credit names the words it stands on', () => {
  expect(
    titleOverlap.compare('Registered Nurse, Acute Medicine', 'Staff nurse, acute medicine'),
  ).toMatchObject({
    how: 'words',
    words: ['nurse', 'acute', 'medicine'],
  })
})

test('what a title is about says more than a noun that many share', () => {
  expect(creditOf('Civil Engineer', 'Software Engineer')).toBeLessThan(0.35)
  expect(creditOf('Marketing Manager', 'Kitchen Manager')).toBeLessThan(0.35)
  expect(creditOf('Nurse', 'Registered Nurse')).toBeGreaterThan(0.6)
})

test('rank and what follows the comma weigh less than the work itself', () => {
  expect(creditOf('Civil Engineer', 'Senior Civil Engineer')).toBeGreaterThan(0.9)
  expect(creditOf('Civil Engineer', 'Civil Engineer, Flood Defences')).toBeGreaterThan(0.7)
  expect(creditOf('Civil Engineer', 'Flood Defences, Civil Engineer')).toBeLessThan(0.6)
  expect(creditOf('Baker', 'Accountant – Mark Baker')).toBeLessThanOrEqual(0.25)
})

test('numbers and what they count say nothing where both have them, and still tell two titles apart', () => {
  const { words } = titleOverlap.compare('Sr. Baker II [Grade 7]', 'Mason II [Grade 7]')
  expect(words).toEqual([])
  expect(titleOverlap.compare('Class 1 Driver', 'LGV 1 Driver').words).toEqual(['driver'])
  expect(creditOf('Class 1 Driver', 'Class 2 Driver')).toBeLessThan(0.95)
})

test('a step below is a neighbour at most, an assistant of one kind is none', () => {
  expect(creditOf('Registered Nurse', 'Assistant Registered Nurse')).toBe(0.7)
  expect(creditOf('Civil Engineer', 'Trainee Civil Engineer')).toBe(0.7)
  expect(creditOf('Commis Chef', 'Chef')).toBeLessThanOrEqual(0.7)
  expect(creditOf('Teaching Assistant', 'Teaching Assistant (Nursery)')).toBeGreaterThan(0.7)
})

test('a likeness is between 0 and 1, the same both ways, and 1 with itself', () => {
  const word = fc.constantFrom('civil', 'engineer', 'senior', 'nurse', 'C++', 'of', ',', '-', '(H/F)', 'é')
  const title = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(title, title, (a, b) => {
      expect(creditOf(a, b)).toBeGreaterThanOrEqual(0)
      expect(creditOf(a, b)).toBeLessThanOrEqual(1)
      expect(creditOf(b, a)).toBeCloseTo(creditOf(a, b), 10)
      expect([0, 1]).toContain(creditOf(a, a))
    }),
  )
})

test.each([
  ['Senior Civil Engineer, Flood Defences', ['civil']],
  ['Registered Nurses (m/w/d)', ['registered', 'nurse']],
  ['Manager', []],
  ['', []],
])('what %j says of the work is %j', (title, words) => {
  expect(tellingWords(title)).toEqual(words)
})
