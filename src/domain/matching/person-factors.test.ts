import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import type { SkillLikeness, SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { computeScore } from './score.ts'
import type { FactorKey, FactorResult } from './types.ts'

type Profile = Parameters<typeof buildMatchPerson>[0]

function findFactor(key: FactorKey, profile: Profile, job: Partial<JobDetails>): FactorResult {
  const { factors } = computeScore(buildMatchPerson(profile), buildMatchJob(job))
  const factor = factors.find((it) => it.key === key)
  if (!factor) throw new Error(`no factor ${key}`)
  return factor
}

/** The must-have skills, however two skills are compared. */
function findFactorWith(
  likeness: SkillLikeness,
  given: { skills: ReturnType<typeof skills>; mustHaveSkills: string[] },
) {
  const job = buildMatchJob({ mustHaveSkills: given.mustHaveSkills })
  const matchers = { skills: { compare: () => likeness, weight: () => 1 } }
  return computeScore(buildMatchPerson({ skills: given.skills }), job, matchers).factors[0]
}

const skills = (...names: string[]) =>
  names.map((name) => ({ name, level: null, years: null, evidenceWorkId: null }))

test('must-have skills: the share that is shown, with what is missing by name', () => {
  const factor = findFactor(
    'mustHaveSkills',
    { skills: skills('a', 'b', 'c') },
    { mustHaveSkills: ['A', 'B', 'C', 'D'] },
  )
  expect(factor.credit).toBe(0.75)
  expect(factor.reason).toEqual({
    key: 'mustHaveSkills.some',
    values: {
      ...{
        ...{ skills: ['A', 'B'], more: 1, close: [], moreClose: 0, closeInAll: 0 },
        ...{ possible: [], morePossible: 0, possibleInAll: 0 },
        ...{ missing: ['D'], moreMissing: 0, missingInAll: 1 },
      },
    },
  })
  expect(factor.short?.values).toEqual({ met: 3, asked: 4, close: 0 })
})

test('a skill that is listed under its own name is shown by that, not by another name for it before', () => {
  const compare: SkillMatcher['compare'] = (asked, shown) => ({
    ...{ credit: 1, how: asked.folded === shown.folded ? 'exact' : 'synonym' },
  })
  const person = buildMatchPerson({ skills: skills('JS', 'JavaScript', 'ES6') })
  const matchers = { skills: { compare, weight: () => 1 } }
  const { factors } = computeScore(person, buildMatchJob({ mustHaveSkills: ['JavaScript'] }), matchers)
  expect(factors[0]?.evidence?.[0]?.said).toMatchObject({ key: 'skill.exact' })
})

test('skills: none shown is 0, none listed is not compared', () => {
  expect(findFactor('mustHaveSkills', { skills: skills('x') }, {}).credit).toBe(0)
  expect(findFactor('mustHaveSkills', { skills: [] }, {})).toMatchObject({
    credit: null,
    reason: { key: 'mustHaveSkills.personSilent' },
  })
  expect(findFactor('niceToHaveSkills', {}, { niceToHaveSkills: [] }).reason.key).toBe(
    'niceToHaveSkills.jobSilent',
  )
})

test('a neighbouring skill counts partly and names what it was compared with', { tags: ['2.12a'] }, () => {
  const factor = findFactorWith(
    { credit: 0.7, how: 'neighbour' },
    { skills: skills('TypeScript'), mustHaveSkills: ['JavaScript'] },
  )
  expect(factor).toMatchObject({
    credit: 0.7,
    reason: { key: 'mustHaveSkills.close', values: { close: ['JavaScript (TypeScript)'], moreClose: 0 } },
    short: { values: { met: 0, close: 1, asked: 1 } },
  })
})

test('what only the encoder found is possibly met: it is no skill of those counted', () => {
  const factor = findFactorWith(
    { credit: 0.4, how: 'encoder' },
    { skills: skills('Swarm'), mustHaveSkills: ['Kubernetes'] },
  )
  expect(factor?.credit).toBe(0.4)
  expect(factor?.short?.values).toEqual({ met: 0, asked: 1, close: 0 })
  expect(factor?.reason).toEqual({
    key: 'mustHaveSkills.possibly',
    values: {
      ...{ possible: ['Kubernetes (Swarm)'], morePossible: 0 },
      ...{ missing: [], moreMissing: 0, missingInAll: 0 },
    },
  })
})

test('beside what is possibly met, what is missing is named, and nothing is left out of the count', () => {
  const asked = ['A', 'B', 'C', 'D', 'E', 'F']
  const likeness = (name: string): SkillLikeness =>
    name < 'D' ? { credit: 0.4, how: 'encoder' } : { credit: 0, how: 'none' }
  const matcher: SkillMatcher = { compare: ({ name }) => likeness(name), weight: () => 1 }
  const factor = computeScore(
    buildMatchPerson({ skills: skills('X') }),
    buildMatchJob({ mustHaveSkills: asked }),
    { skills: matcher },
  ).factors[0]
  expect(factor?.reason.values).toEqual({
    ...{ possible: ['A (X)', 'B (X)'], morePossible: 1 },
    ...{ missing: ['D', 'E'], moreMissing: 1, missingInAll: 3 },
  })
})

test('skill by skill: how it is met, and the line of the profile that says so', { tags: ['2.12h'] }, () => {
  const work = [
    buildWork({ id: 'w', position: 'Staff nurse', organization: 'Ashgrove', startDate: '2020-01' }),
  ]
  const listed = [
    { name: 'Triage', level: null, years: 5, evidenceWorkId: 'w' },
    { name: 'NEWS2', level: null, years: null, evidenceWorkId: 'gone' },
  ]
  const asked = { mustHaveSkills: ['Triage', 'NEWS2', 'Infection audit'] }
  expect(findFactor('mustHaveSkills', { work, skills: listed }, asked).evidence).toEqual([
    {
      ...{ asked: 'Triage', credit: 1, said: { key: 'skill.exact', values: {} } },
      line: {
        key: 'skillLine.yearsRoleAt',
        values: { years: 5, title: 'Staff nurse', organization: 'Ashgrove' },
      },
    },
    { asked: 'NEWS2', credit: 1, said: { key: 'skill.exact', values: {} }, line: null },
    { asked: 'Infection audit', credit: 0, said: { key: 'skill.none', values: {} }, line: null },
  ])
})

test('rarer skills weigh more', { tags: ['2.12a'] }, () => {
  const person = buildMatchPerson({ skills: skills('NEC4') })
  const { factors } = computeScore(person, buildMatchJob({ mustHaveSkills: ['NEC4', 'Email'] }), {
    skills: {
      compare: (asked, shown) =>
        asked.folded === shown.folded ? { credit: 1, how: 'exact' } : { credit: 0, how: 'none' },
      weight: ({ folded }) => (folded === 'nec4' ? 3 : 1),
    },
  })
  expect(factors[0]?.credit).toBe(0.75)
})

test('recent roles: the same title held now is full, and halves every four years after it ended', () => {
  const title = 'Civil Engineer'
  const held = (endDate: string | null) =>
    findFactor('recentRoles', { work: [buildWork({ position: title, endDate })] }, { title })
  expect(held(null).credit).toBe(1)
  expect(held('2022-11').credit).toBe(0.5)
  expect(held('2018-11').credit).toBe(0.25)
  expect(held(null).reason).toEqual({
    key: 'recentRoles.currentAt',
    values: { title, organization: 'Harrow & Pike', year: '2021' },
  })
  expect(held('2022-11').reason.key).toBe('recentRoles.pastAt')
})

test('recent roles: what only resembles the job says until when it was, so that a small part is understood', () => {
  const work = [buildWork({ position: 'Civil Technician', startDate: '2010-01', endDate: '2016-01' })]
  expect(findFactor('recentRoles', { work }, { title: 'Civil Engineer' }).reason).toMatchObject({
    key: 'recentRoles.shared',
    values: { until: '2016' },
  })
})

test('recent roles: the best role counts, and no role is not compared', () => {
  const work = [buildWork({ position: 'Barista' }), buildWork({ position: 'Nurse', endDate: '2026-10' })]
  expect(findFactor('recentRoles', { work }, { title: 'Nurse' }).credit).toBeGreaterThan(0.9)
  expect(findFactor('recentRoles', { work: [] }, {}).reason.key).toBe('recentRoles.personSilent')
  expect(findFactor('recentRoles', {}, { title: '' }).reason.key).toBe('recentRoles.jobSilent')
  expect(findFactor('recentRoles', {}, { title: 'Sous Chef' }).reason.key).toBe('recentRoles.none')
})

test.each([
  [4, 4, 1],
  [9, 4, 1],
  [3, 4, 2 / 3],
  [2.5, 4, 0.5],
  [1, 4, 0],
  [0, 4, 0],
  [0, 0, 1],
])('experience: %s years for %s asked is a credit of %s', (years, asked, credit) => {
  const factor = findFactor('experience', { experienceYearsOverride: years }, { experienceYears: asked })
  expect(factor.credit).toBeCloseTo(credit, 10)
})

test('experience: no dated work is unknown, not zero', () => {
  expect(findFactor('experience', { work: [] }, {}).credit).toBeNull()
  expect(findFactor('experience', { work: [buildWork({ startDate: '' })] }, {}).credit).toBeNull()
})

test.each([
  ['Doctorate', 'Bachelor', 1],
  ['Bachelor', 'Bachelor', 1],
  ['Diploma', 'Bachelor', 0.5],
  ['Vocational', 'Bachelor', 0],
  ['None', 'Secondary', 0.5],
] as const)('education: %s for %s asked is a credit of %s', (shown, asked, credit) => {
  const factor = findFactor('education', { educationLevelOverride: shown }, { educationLevel: asked })
  expect(factor.credit).toBe(credit)
})

test('education that is not needed has no weight and is not counted among the factors', () => {
  for (const job of [{ educationRequirement: 'NotNeeded' }, { educationLevel: 'None' }] as const) {
    expect(findFactor('education', {}, job)).toMatchObject({ weight: 0, credit: null, points: 0 })
    expect(computeScore(buildMatchPerson(), buildMatchJob(job))).toMatchObject({
      totalFactors: 10,
      confidence: 100,
    })
  }
})

test('education: the study is quoted only when the level rests on it', () => {
  expect(findFactor('education', {}, {}).reason).toEqual({
    key: 'education.studyPreferred',
    values: { study: 'MEng Civil Engineering', askedEducationLevel: 'Bachelor' },
  })
  expect(findFactor('education', { educationLevelOverride: 'Doctorate' }, {}).reason.key).toBe(
    'education.levelPreferred',
  )
})

test.each([
  ['C2', 'C1', 1],
  ['Native', 'C2', 1],
  ['B2', 'C1', 0.75],
  ['B1', 'C1', 0.5],
  ['A1', 'C1', 0],
] as const)('languages: %s for %s asked is a credit of %s', (shown, asked, credit) => {
  const languages = [{ language: 'en', level: shown }]
  expect(
    findFactor('languages', { languages }, { languages: [{ language: 'en', level: asked }] }).credit,
  ).toBe(credit)
})

test('languages: the mean over those asked for; one that is missing is named', () => {
  const asked = {
    languages: [{ language: 'en', level: 'C1' } as const, { language: 'fr', level: 'B2' } as const],
  }
  expect(findFactor('languages', {}, asked)).toMatchObject({
    credit: 0.5,
    reason: { key: 'languages.missing', values: { languages: ['en:C2'], missingLanguages: ['fr:B2'] } },
  })
})
