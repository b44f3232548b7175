import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'

const find = (title: string) => sampleTaxonomy.findOccupations(title)

test.each([
  ['Registered Nurse', 'Registered Nurse'],
  ['RGN', 'Registered Nurse'],
  ['staff nurse', 'Registered Nurse'],
  ['Infirmier diplômé d’État', 'Registered Nurse'],
  ['Anaesthesiologist', 'Anaesthetist'],
])('%j is the title %s', (title, occupation) => {
  expect(find(title)).toMatchObject([{ entry: { title: occupation }, confidence: 1 }])
})

test.each([
  ['Senior Software Engineer (m/w/d)', 'Software Engineer'],
  ['Software Engineer II', 'Software Engineer'],
  ['Staff Nurse – London', 'Registered Nurse'],
  ['Staff Nurse (Nights), Bristol, £30,000 - £35,000 per annum', 'Registered Nurse'],
  ['Krankenpfleger/in', 'Registered Nurse'],
  ['Krankenpfleger:innen (w/m/x)', 'Registered Nurse'],
  ['Infirmier(e) diplômé(e) d’État H/F', 'Registered Nurse'],
  ['Web Developer ref 1234', 'Web Developer'],
  ['Web Developer #A-77', 'Web Developer'],
  ['Care assistants – immediate start', 'Healthcare Assistant'],
  ['Project Manager at Acme Ltd', 'Project Manager'],
  ['Statistician in Leeds', 'Statistician'],
  ['Part-time Counselor, 20 hours per week', 'Counsellor'],
  ['Anesthetist', 'Anaesthetist'],
  ['Engineer, Software', 'Software Engineer'],
  ['Full-time Software Engineer', 'Software Engineer'],
  ['Bristol – Web Developer', 'Web Developer'],
])('%j is %s under what employers add', (title, occupation) => {
  const [first] = find(title)
  expect(first?.entry.title).toBe(occupation)
  expect(first?.confidence).toBeGreaterThanOrEqual(0.75)
  expect(first?.confidence).toBeLessThanOrEqual(1)
})

test.each([
  ['Paediatric staff nurse', 'Registered Nurse'],
  ['Data Sceintist', 'Data Scientist'],
  ['Clinical trials statistician', 'Statistician'],
])('%j is perhaps %s', (title, occupation) => {
  const [first] = find(title)
  expect(first?.entry.title).toBe(occupation)
  expect(first?.confidence).toBeLessThan(0.9)
})

test.each(['', '   ', 'Ninja', 'London', '(m/w/d)', 'Full time', '🚀', 'ref 1234', 'senior'])(
  '%j names no work',
  (title) => {
    expect(find(title)).toEqual([])
  },
)

test('a title that may be several things has at most three readings, the likeliest first', () => {
  const readings = find('Project Manager / Web Developer / Statistician / Counsellor')
  expect(readings).toHaveLength(3)
  expect(readings.map(({ confidence }) => confidence)).toEqual(
    readings.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  )
})

test('no title is too odd', () => {
  const piece = fc.oneof(
    fc.constantFrom('Nurse', '(m/w/d)', ' – ', '/', '£', 'ref', '12', 'at', ':in', '·e', '\ud83d', 'e\u0301'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const { confidence } of find(pieces.join(' '))) {
        expect(confidence).toBeGreaterThan(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
    }),
  )
  expect(() => find('/'.repeat(100_000))).not.toThrow()
  expect(() => find('1.'.repeat(50_000))).not.toThrow()
})
