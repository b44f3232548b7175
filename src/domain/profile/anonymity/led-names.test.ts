import { expect, test } from 'vitest'
import { redactEmployer } from '#tests/factories/redact-employer.ts'

test.each([
  'Offen für Neues',
  'Krankenschwester mit Herz und Verstand',
  'Leiter für Forschung und Entwicklung',
  'Erzieherin mit Schwerpunkt Inklusion',
  'Kauffrau mit Erfahrung im Export',
  'Enfermera con Vocación',
  'Senior Client Manager',
  'Head of Client Services',
  'Formerly Head Nurse, now free',
  'Ex-Police Officer',
])('a title keeps with what and for what: "%s"', (title) => {
  expect(redactEmployer('Quillfeather Ltd', title, 'title')).toBe(title)
})

test.each([
  ['Baker, client Quillbank', 'Baker, client …'],
  ['Baker, formerly Quillbank', 'Baker, formerly …'],
  ['Baker at Quill House', 'Baker at …'],
])('whom a title names goes: "%s"', (title, left) => {
  expect(redactEmployer('Zenobia Ltd', title, 'title')).toBe(left)
})

test('behind "beim" German nouns stay as behind "bei"', () => {
  expect(redactEmployer('Zenobia Ltd', 'Zuletzt beim Landratsamt, heute bei Kindern')).toBe(
    'Zuletzt beim Landratsamt, heute bei Kindern',
  )
})

test.each([
  ['Formerly Quillbank, now free', 'Formerly …, now free'],
  ['ex-Quillbank, ex-Larkmoor', 'ex-…, ex-…'],
  ['Previously at Quillbank and Larkmoor', 'Previously at … and …'],
  ['Ich war bei Quillbank.', 'Ich war bei ….'],
  ['Then at Christmas, now with ISO 9001', 'Then at Christmas, now with ISO 9001'],
])('whom somebody was with, as no role says: "%s"', (text, left) => {
  expect(redactEmployer('Zenobia Ltd', text)).toBe(left)
})
