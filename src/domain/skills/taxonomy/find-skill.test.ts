import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'

const find = (text: string) => {
  const found = sampleTaxonomy.findSkill(text)
  return found && { name: found.entry.name, confidence: Math.round(found.confidence * 100) / 100 }
}

test.each([
  ['JavaScript', 'JavaScript'],
  [' javascript ', 'JavaScript'],
  ['JS', 'JavaScript'],
  ['c#', 'C#'],
  ['.net', '.NET'],
  ['go', 'Go'],
  ['R', 'R'],
  ['sas', 'SAS'],
  ['IV', 'IV therapy'],
  ['Excel', 'Microsoft Excel'],
])('%j is a name for %s', (text, name) => {
  expect(find(text)).toEqual({ name, confidence: 1 })
})

test.each([
  ['Search-engine optimization', 'Search engine optimisation'],
  ['java script', 'JavaScript'],
  ['NodeJS', 'Node.js'],
  ['Anesthetics', 'Anaesthetics'],
  ['counseling', 'Counselling'],
  ['care plan', 'Care planning'],
  ['older peoples care', 'Elderly care'],
  ['charts & dashboards', 'Data visualisation'],
  ['budgets', 'Budgeting'],
  ['management of budgets', 'Budgeting'],
  ['dressing of wounds', 'Wound care'],
])('%j is %s in another spelling, number or order', (text, name) => {
  const found = find(text)
  expect(found?.name).toBe(name)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ['advanced Excel skills', 'Microsoft Excel'],
  ['knowledge of Kubernetes', 'Kubernetes'],
  ['5+ years of experience in React', 'React'],
  ['Excel basics', 'Microsoft Excel'],
  ['certified in IV therapy', 'IV therapy'],
  ['Vue 3', 'Vue.js'],
  ['Very good SQL', 'SQL'],
  ['Project management (5 years)', 'Project management'],
  ['Tools (PostgreSQL)', 'PostgreSQL'],
  ['C programming language', 'C'],
])('%j says how well or how long besides %s', (text, name) => {
  const found = find(text)
  expect(found?.name).toBe(name)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.8)
  expect(found?.confidence).toBeLessThan(1)
})

test.each([
  ['Kuberntes', 'Kubernetes'],
  ['Javasript', 'JavaScript'],
  ['project managment', 'Project management'],
  ['machne lerning', 'Machine learning'],
  ['advanced Postgress', 'PostgreSQL'],
])('%j is %s with slips', (text, name) => {
  const found = find(text)
  expect(found?.name).toBe(name)
  expect(found?.confidence).toBeLessThan(0.9)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.6)
})

test('what is a kind of a skill is found with little confidence', () => {
  expect(find('Family counselling')).toEqual({ name: 'Counselling', confidence: 0.6 })
})

test.each([
  'Gp',
  'S',
  'D',
  'SQS',
  'Vitamin C',
  'Type R',
  'ready to go',
  'word',
  'Pottery',
  '',
  '  ',
  '…',
  'skills',
])('%j is nothing that the taxonomy knows', (text) => {
  expect(find(text)).toBeNull()
})

test.each([
  ['100 kB of letters', 'x'.repeat(100_000)],
  ['100 kB of brackets', '('.repeat(100_000)],
  ['lone surrogates', '\ud800Java\udfff'],
  ['marks that pile up', `e${'\u0301'.repeat(150)}`],
  ['another script', 'プロジェクト管理 مهارات'],
  ['nulls', 'Ja\u0000va'],
])('%s do no harm', (_what, text) => {
  expect(() => sampleTaxonomy.findSkill(text)).not.toThrow()
})

test('the same text is always answered alike, whatever was asked before', () => {
  const words = fc.constantFrom(
    'java',
    'script',
    'advanced',
    'wound',
    'dressing',
    'of',
    'C',
    '(',
    'sqll',
    'é',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), fc.string({ unit: 'grapheme' }), (parts, other) => {
      const text = parts.join(' ')
      const before = find(text)
      find(other)
      expect(find(text)).toEqual(before)
      if (before) expect(before.confidence).toBeGreaterThan(0)
      if (before) expect(before.confidence).toBeLessThanOrEqual(1)
    }),
  )
})
