import { expect, test } from 'vitest'
import { containsText, isSameDate, isSameText } from './same.ts'

test.each([
  ['capitals and accents', 'CHEFFE DE PROJET À LYON', 'Cheffe de projet a Lyon'],
  ['letters that are one of two', 'Straße und Æther', 'STRASSE UND AETHER'],
  ['marks and blanks', 'Co-founder & Engineer', 'Cofounder, Engineer'],
  ['letters set apart', 'B A K E R', 'Baker'],
  ['a company’s form', 'Crumb Ltd.', 'Crumb'],
  ['several forms', 'Möbelhof GmbH & Co. KG', 'Mobelhof'],
  ['a form with points', 'Amis du Canal S.A.R.L.', 'Amis du Canal'],
  ['a form of Polish', 'Młyn sp. z o.o.', 'Mlyn'],
  ['quotation marks', '„Holztechnik“', '"Holztechnik"'],
])('%s make no difference', (_name, read, right) => {
  expect(isSameText(read, [right])).toBe(true)
  expect(isSameText(right, [read])).toBe(true)
})

test.each([
  ['another word', 'Senior Baker', 'Baker'],
  ['a town behind', 'Crumb Ltd, Leeds', 'Crumb Ltd'],
  ['a sign that names a language', 'C++ Engineer', 'C Engineer'],
  ['nothing', '', 'Baker'],
])('%s is a difference', (_name, read, right) => {
  expect(isSameText(read, [right])).toBe(false)
})

test('a company that is called by its form alone keeps its name', () => {
  expect(isSameText('Co', ['Ltd'])).toBe(false)
  expect(isSameText('SA', ['S.A.'])).toBe(true)
})

test('one of several right texts is enough, and a question mark takes any', () => {
  expect(isSameText('Engineer', ['Baker', 'Engineer'])).toBe(true)
  expect(isSameText('whatever', ['?'])).toBe(true)
})

test('an empty text is right only where nothing was read', () => {
  expect(isSameText('', [''])).toBe(true)
  expect(isSameText('Baker', [''])).toBe(false)
  expect(containsText('Baker', [''])).toBe(false)
})

test('a subject may stand among other words', () => {
  expect(containsText('Bachelor of Science Physics', ['physics'])).toBe(true)
  expect(containsText('Bachelor of Science', ['physics'])).toBe(false)
})

test.each<[read: string | null, right: string, isSame: boolean]>([
  ['2021-06', '2021-06', true],
  ['2021-07', '2021-06', false],
  ['2021-01', '2021', true],
  ['2021-12', '2021', true],
  ['2020-12', '2021', false],
  [null, 'now', true],
  ['2021-06', 'now', false],
  [null, '2021', false],
  ['', 'now', false],
  ['', '', true],
  [null, '', false],
  [null, '?', true],
])('a month read as %j is compared with %j', (read, right, isSame) => {
  expect(isSameDate(read, [right])).toBe(isSame)
})
