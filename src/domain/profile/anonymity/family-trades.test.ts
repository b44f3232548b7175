import { expect, test } from 'vitest'
import { redactEmployer } from '#tests/factories/redact-employer.ts'

test.each([
  ['Roland Fischer Consulting', 'Seit 2016 bei Fischer Consulting.', 'Seit 2016 bei ….'],
  ['Roland Fischer Consulting', 'Ich war bei Fischer angestellt.', 'Ich war bei … angestellt.'],
  ['John Baker Plumbing Ltd', 'Baker Plumbing employee of the year', '… employee of the year'],
  ['Tom Cook & Daughters', 'At Cook & Daughters I cooked.', 'At … I cooked.'],
  ['Jean Boulanger Traiteur', 'Chez Boulanger, je gère les achats.', 'Chez …, je gère les achats.'],
  ['Talleres José Herrero S.L.', 'Trabajo en Talleres Herrero.', 'Trabajo en ….'],
])('of %s, whose family is called by a trade, "%s" says nothing', (organization, text, left) => {
  expect(redactEmployer(organization, text)).toBe(left)
})

test.each([
  ['Peter Schneider Textil GmbH', 'Als Schneider gearbeitet, mit Textil und Leder.'],
  ['John Baker Plumbing Ltd', 'Worked as a baker, then in plumbing.'],
  ['Larkmoor Engineer Training', 'Every engineer needs training.'],
])('of %s the trade itself stays: "%s"', (organization, text) => {
  expect(redactEmployer(organization, text)).toBe(text)
})
