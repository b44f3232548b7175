import { expect, test } from 'vitest'
import { redactEmployer } from '#tests/factories/redact-employer.ts'

test.each([
  ['Larkmoor Westminster Bank', 'LarWest taught me to listen.', '… taught me to listen.'],
  ['Quillfeather Express', 'Two years of QuEx nights.', 'Two years of … nights.'],
  ['Commonmoor Bank of Tannland', 'CommBank cards, then loans.', '… cards, then loans.'],
  ['Standmoor Chartered plc', 'ex-StanChart, now free', 'ex-…, now free'],
  ['Quillóleos Mexicanos', 'Operador en Quimex desde 2010.', 'Operador en … desde 2010.'],
  ['Larkmoor Quillish Tannland', 'I trained at Laqui.', 'I trained at ….'],
  ['Banco Norteño de Tannland', 'Cajera en Banorta, luego gestora.', 'Cajera en …, luego gestora.'],
  ['University of Tannland', 'UofT, then U of T again; a uoft grad', '…, then … again; a … grad'],
  ['Commerz und Tannbank', 'bei der Cotann', 'bei der …'],
])('of %s, "%s" names nobody by the beginnings of its words', (organization, text, left) => {
  expect(redactEmployer(organization, text)).toBe(left)
})

test.each([
  ['Larkmoor Westminster Bank', 'Larwest winds are cold.'],
  ['Larkmoor Westminster Bank', 'LarWester and LaWestOn are others.'],
  ['Mastery Erlanger', 'for Master students, with Master plans'],
  ['Java Scripting Partners', 'JavaScript in the browser'],
  ['Quill', 'Quil and QuQu'],
])('of %s, words that say something else stay: "%s"', (organization, text) => {
  expect(redactEmployer(organization, text)).toBe(text)
})

test('in a line of work a clipped name goes behind "at" alone, in a title with a capital inside or between commas', () => {
  const employer = 'Quillóleos Mexicanos'
  expect(redactEmployer(employer, 'Systems at Quimex', 'work')).toBe('Systems at …')
  expect(redactEmployer(employer, 'Quimex', 'work')).toBe('Quimex')
  expect(redactEmployer(employer, 'Supervisor, Quimex', 'title')).toBe('Supervisor, …')
  expect(redactEmployer(employer, 'QuiMex supervisor', 'title')).toBe('… supervisor')
})
