import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson, MATCH_DAY } from '#tests/factories/build-match.ts'
import { computeFit } from './fit.ts'
import { toMatchPerson } from './match-person.ts'
import { computeScore } from './score.ts'

test('a missing must-have skill is offered with the fit it would bring', () => {
  const [person, job] = [buildMatchPerson(), buildMatchJob()]
  const added = computeScore({ ...person, skills: [...person.skills, ...toMatchSkills(['Civil 3D'])] }, job)
  const fit = computeFit(person, job)
  expect(fit.raises).toContainEqual({
    actor: 'person',
    text: { key: 'raise.addSkill', values: { skill: 'Civil 3D' } },
    effect: { kind: 'fit', from: fit.fit, to: added.fit },
  })
})

test('a skill that the job names as a must and as welcome is offered once', () => {
  const job = buildMatchJob({ mustHaveSkills: ['Revit', 'NEC4'], niceToHaveSkills: ['revit', 'GIS'] })
  const { raises } = computeFit(buildMatchPerson(), job)
  expect(raises.filter(({ text }) => text.key === 'raise.addSkill')).toHaveLength(1)
})

test('a radius is widened to the next round number that reaches the job', () => {
  const { raises } = computeFit(buildMatchPerson({ preferences: { radiusKm: 7 } }), buildMatchJob())
  expect(raises[0]?.text).toEqual({ key: 'raise.widenRadius', values: { km: 20 } })
})

test('nobody is told to move house or to ask for less', () => {
  const far = computeFit(buildMatchPerson(), buildMatchJob({ lat: 45.764, lng: 4.8357 }))
  expect(far.raises.map(({ text }) => text.key)).not.toContain('raise.widenRadius')
  const dear = computeFit(buildMatchPerson({ preferences: { minSalary: 90_000 } }), buildMatchJob())
  expect(JSON.stringify(dear.raises)).not.toMatch(/salary|pay/i)
})

test('a missing notice period is worth five points of confidence', () => {
  const { raises, confidence } = computeFit(
    buildMatchPerson({ preferences: { noticePeriodWeeks: null } }),
    buildMatchJob(),
  )
  expect(confidence).toBe(95)
  expect(raises.at(-1)).toEqual({
    actor: 'person',
    text: { key: 'raise.giveNotice', values: {} },
    effect: { kind: 'confidence', gain: 5 },
  })
})

test('an empty profile is told the three things that matter most', () => {
  const { raises } = computeFit(toMatchPerson(EMPTY_PROFILE_DOCUMENT, MATCH_DAY), buildMatchJob())
  expect(raises.map(({ text, effect }) => [text.key, effect])).toEqual([
    ['raise.giveSkills', { kind: 'confidence', gain: 23 }],
    ['raise.giveRoles', { kind: 'confidence', gain: 18 }],
    ['raise.giveTitles', { kind: 'confidence', gain: 13 }],
  ])
})

test('what the employer kept silent is for the employer to say', () => {
  const { raises } = computeFit(
    buildMatchPerson(),
    buildMatchJob({ startDate: null, minSalary: null, maxSalary: null }),
  )
  expect(raises.filter(({ actor }) => actor === 'job').map(({ text }) => text.key)).toEqual([
    'raise.jobGivePay',
    'raise.jobGiveStart',
  ])
})

test('every raise raises, and best comes first', { tags: ['2.12h'] }, () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const { raises, fit } = computeFit(person, job)
      const reached = raises.flatMap(({ effect }) => (effect.kind === 'fit' ? [effect] : []))
      const gains = raises.flatMap(({ effect }) => (effect.kind === 'confidence' ? [effect.gain] : []))
      expect(reached.every(({ from, to }) => from === fit && to > (fit ?? 0) && to <= 100)).toBe(true)
      expect(reached.map(({ to }) => to)).toEqual(reached.map(({ to }) => to).toSorted((a, b) => b - a))
      expect(gains.every((gain) => gain > 0 && gain <= 100)).toBe(true)
      expect(raises.length).toBeLessThanOrEqual(9)
    }),
  )
})
