import { expect, test } from 'vitest'
import { wordForm } from './word-form.ts'

test.each([
  ['lehrerinnen', 'lehrer'],
  ['kauffrau', 'kaufmann'],
  ['kaufleute', 'kaufmann'],
  ['enfermera', 'enfermero'],
  ['vendeuse', 'vendeur'],
  ['directrice', 'director'],
  ['infirmiere', 'infirmier'],
  ['nurses', 'nurse'],
])('whoever does the work, %s is %s', (word, form) => {
  expect(wordForm(word)).toBe(form)
})

test.each(['berlin', 'business', 'admin', 'protein', 'origin', 'opera', 'euse', 'frau', ''])(
  '%s names nobody at work and stays',
  (word) => {
    expect(wordForm(word)).toBe(word)
  },
)

test('a form is a form of itself', () => {
  for (const word of ['lehrerinnen', 'kauffrau', 'vendeuse', 'directora', 'musicienne', 'infirmiere']) {
    expect(wordForm(wordForm(word))).toBe(wordForm(word))
  }
})
