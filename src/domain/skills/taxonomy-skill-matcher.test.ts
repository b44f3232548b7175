import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SURE_COSINE } from '#/domain/text/likeness-credits.ts'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'
import { weighByRarity } from './rarity.ts'
import { toMatchSkills, type MatchSkill, type SkillMatcher } from './skill-matcher.ts'
import { createSkillMatcher, SKILL_COSINE_MIN } from './taxonomy-skill-matcher.ts'

const matcher = createSkillMatcher(sampleTaxonomy)
const skill = (name: string): MatchSkill => toMatchSkills([name])[0] ?? { name, folded: '' }
const compare = (asked: string, shown: string, by: SkillMatcher = matcher) =>
  by.compare(skill(asked), skill(shown))

test.each([
  ['JavaScript', 'javascript', 1, 'exact'],
  ['Falconry', 'FALCONRY', 1, 'exact'],
  ['JavaScript', 'JS', 1, 'synonym'],
  ['JavaScript', 'Javasript', 1, 'synonym'],
  ['Excel', 'advanced Excel skills', 1, 'synonym'],
  ['Anaesthetics', 'anesthesia', 1, 'synonym'],
  ['React', 'React/TypeScript', 1, 'synonym'],
  ['React and TypeScript', 'React', 0.7, 'neighbour'],
  ['Vue.js', 'ReactJS', 0.7, 'neighbour'],
  ['React', 'Vue', 0.7, 'neighbour'],
  ['Counselling', 'Family counselling', 0.7, 'neighbour'],
  ['React', 'SQL', 0, 'none'],
  ['Falconry', 'Beekeeping', 0, 'none'],
  ['C', 'C++', 0.7, 'neighbour'],
  ['C', 'SAS', 0, 'none'],
] as const)('asked for %j, %j counts %d as %s', (asked, shown, credit, how) => {
  expect(compare(asked, shown)).toEqual({ credit, how })
})

test(
  'the encoder alone counts half at most, in a straight line above its threshold',
  { tags: ['2.12a'] },
  () => {
    const cosines: Record<string, number> = {
      Falconry: 1,
      Pottery: SKILL_COSINE_MIN,
      SQL: (SURE_COSINE + SKILL_COSINE_MIN) / 2,
    }
    const by = createSkillMatcher(sampleTaxonomy, (_asked, shown) => cosines[shown] ?? 0)
    expect(compare('Beekeeping', 'Falconry', by)).toEqual({ credit: 0.5, how: 'encoder' })
    expect(compare('Beekeeping', 'SQL', by).credit).toBeCloseTo(0.25)
    expect(compare('Beekeeping', 'Pottery', by)).toEqual({ credit: 0, how: 'none' })
    expect(compare('React', 'Vue', by)).toEqual({ credit: 0.7, how: 'neighbour' })
  },
)

test(
  'a skill that many occupations of many sectors want weighs less, and one that nobody listed as much as a rare one',
  { tags: ['2.12a'] },
  () => {
    const weightOf = (name: string) => matcher.weight(skill(name))
    expect(weightOf('Microsoft Excel')).toBeLessThan(weightOf('Care planning'))
    expect(weightOf('Care planning')).toBeLessThan(weightOf('SAS'))
    expect(weightOf('Falconry')).toBe(weightOf('SAS'))
    expect(weightOf('Excel')).toBe(weightOf('Microsoft Excel'))
  },
)

test('weights lie between a half and one and a half', () => {
  const weigh = weighByRarity(sampleTaxonomy)
  for (const id of [null, ...sampleTaxonomy.skills.keys()]) {
    expect(weigh(id)).toBeGreaterThanOrEqual(0.5)
    expect(weigh(id)).toBeLessThanOrEqual(1.5)
  }
  expect(weighByRarity({ occupations: new Map() })(null)).toBe(1)
})

const names = [...sampleTaxonomy.skills.values()].flatMap(({ name, synonyms }) => [name, ...synonyms])
const anyName = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }))

test('who gains what is asked for gets all of its credit, and loses none', () => {
  const bestOf = (asked: string, shown: readonly string[]) =>
    Math.max(0, ...shown.map((name) => compare(asked, name).credit))
  fc.assert(
    fc.property(anyName, fc.array(anyName, { maxLength: 5 }), anyName, (asked, shown, gained) => {
      const before = bestOf(asked, shown)
      expect(bestOf(asked, [...shown, gained])).toBeGreaterThanOrEqual(before)
      expect(compare(asked, asked)).toEqual({ credit: 1, how: 'exact' })
    }),
  )
})

test('a neighbour is one both ways, and no answer depends on what was asked before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (a, b) => {
      expect(compare(a, b).credit).toBe(compare(b, a).credit)
      expect(compare(a, b)).toEqual(compare(a, b, createSkillMatcher(sampleTaxonomy)))
    }),
  )
})
