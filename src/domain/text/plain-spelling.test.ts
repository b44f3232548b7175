import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSpelling } from './plain-spelling.ts'

test.each([
  'organise organize organises',
  'organisations organization',
  'optimising optimizing',
  'analyse analyze',
  'colour color colours',
  'behavioural behavioral',
  'labourer laborer labourers',
  'neighbourhood neighborhood',
  'modelling modeling',
  'counsellor counselor',
  'centre center centres',
  'fibreglass fiberglass',
  'catalogue catalog',
  'cataloguing cataloging',
  'licence license',
  'defence defense',
  'practise practice',
  'anaesthetist anesthetist anesthetists',
  'aesthetics esthetics',
  'paediatric pediatric',
  'haematology hematology',
  'gynaecology gynecology',
  'oesophageal esophageal',
  'draughtsman draftsman',
  'programme program programmes',
  'ageing aging',
  'adviser advisor',
  'enrolment enrollment',
  'therapies therapy',
  'processes process',
  'databases database',
])('%s are one word', (words) => {
  expect(new Set(words.split(' ').map(plainSpelling)).size).toBe(1)
})

test.each(['aws', 'ios', 'gis', 'business', 'analysis', 'status', 'c++', 'tour', 'four', 'selling', 'hour'])(
  '%j stays as it is',
  (word) => {
    expect(plainSpelling(word)).toBe(word)
  },
)

test('no text is too odd to be a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(plainSpelling(word).length).toBeLessThanOrEqual(word.length + 1)
    }),
  )
})
