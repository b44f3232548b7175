import { expect, test } from 'vitest'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { createRedaction } from './redaction.ts'
import type { TextKind } from './name-spans.ts'

const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur' }
const taxonomy = loadTaxonomy()

const redacted = (organization: string, text: string, kind: TextKind = 'running') =>
  createRedaction({ person, organizations: [organization], vouchers: [], links: [] }, taxonomy)(text, {
    kind,
    gap: '…',
  })

test.each([
  'Offen für Neues',
  'Krankenschwester mit Herz und Verstand',
  'Leiter für Forschung und Entwicklung',
  'Erzieherin mit Schwerpunkt Inklusion',
  'Kauffrau mit Erfahrung im Export',
  'Enfermera con Vocación',
])('a title keeps with what and for what: "%s"', (title) => {
  expect(redacted('Quillfeather Ltd', title, 'title')).toBe(title)
})

test.each([
  ['Formerly Quillbank, now free', 'Formerly …, now free'],
  ['ex-Quillbank, ex-Larkmoor', 'ex-…, ex-…'],
  ['Previously at Quillbank and Larkmoor', 'Previously at … and …'],
  ['Ich war bei Quillbank.', 'Ich war bei ….'],
  ['Then at Christmas, now with ISO 9001', 'Then at Christmas, now with ISO 9001'],
])('whom somebody was with, as no role says: "%s"', (text, left) => {
  expect(redacted('Zenobia Ltd', text)).toBe(left)
})
