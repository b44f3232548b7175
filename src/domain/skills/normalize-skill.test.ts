import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSkill } from './normalize-skill.ts'
import { exactSkillMatcher } from './exact-skill-matcher.ts'
import { toMatchSkills } from './skill-matcher.ts'

test.each([
  ['JavaScript', ' javascript '],
  ['Front-end', 'front end'],
  ['Génie civil', 'GENIE CIVIL'],
  ['Node.js', 'node.js.'],
  ['IV therapy', 'IV  Therapy'],
  ['CI/CD', 'ci cd'],
])('%j and %j are one skill', (a, b) => {
  expect(normalizeSkill(a)).toBe(normalizeSkill(b))
})

test('C, C++, C# and .NET stay four skills', () => {
  expect(new Set(['C', 'C++', 'C#', '.NET'].map(normalizeSkill)).size).toBe(4)
})

test('normalizing twice is normalizing once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(normalizeSkill(normalizeSkill(name))).toBe(normalizeSkill(name))
    }),
  )
})

test('a list loses blanks and repetitions and keeps the first spelling', () => {
  expect(toMatchSkills(['Python', ' ', 'PYTHON', '…', 'GIS'])).toEqual([
    { name: 'Python', folded: 'python' },
    { name: 'GIS', folded: 'gis' },
  ])
})

test('skills are equal or not at all, and weigh the same', () => {
  const [js = { name: '', folded: '' }, javascript = js] = toMatchSkills(['JS', 'JavaScript'])
  expect(exactSkillMatcher.compare(js, javascript)).toEqual({ credit: 0, how: 'none' })
  expect(exactSkillMatcher.compare(js, js)).toEqual({ credit: 1, how: 'exact' })
  expect(exactSkillMatcher.weight(js)).toBe(exactSkillMatcher.weight(javascript))
})
