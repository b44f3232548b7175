import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson, MATCH_DAY } from '#tests/factories/build-match.ts'
import { tries } from '#tests/setup/tries.ts'
import { computeFit } from './fit.ts'
import { toMatchPerson } from './match-person.ts'
import { combineSides, computeScore } from './score.ts'
import type { FactorResult, Fit, Side } from './types.ts'

const sumOf = (factors: FactorResult[], key: 'points' | 'scaledWeight') =>
  factors.reduce((sum, factor) => sum + factor[key], 0)
const ofSide = ({ factors }: Fit, side: Side) => factors.filter((factor) => factor.side === side)
const forAnyPair = (check: (fit: Fit) => void) =>
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => check(computeFit(person, job))),
    { numRuns: tries(500) },
  )

test.each([
  [88, 80, 84],
  [88, 75, 81],
  [100, 100, 100],
  [100, 0, 0],
  [0, 0, 0],
  [70, null, 70],
  [null, 40, 40],
  [null, null, null],
])('E of %s and C of %s give a fit of %s', (e, c, fit) => {
  expect(combineSides(e, c)).toBe(fit)
})

test('every number is an integer from 0 to 100', { tags: ['2.12b'] }, () => {
  forAnyPair(({ fit, e, c, confidence }) => {
    for (const score of [fit ?? 0, e ?? 0, c ?? 0, confidence]) {
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    }
  })
})

test('the bars of a side sum exactly to its score, its weights to a hundred', { tags: ['2.12b'] }, () => {
  forAnyPair((fit) => {
    for (const [side, score] of [
      ['person', fit.e],
      ['job', fit.c],
    ] as const) {
      const factors = ofSide(fit, side)
      expect(sumOf(factors, 'points')).toBe(score ?? 0)
      expect(sumOf(factors, 'scaledWeight')).toBe(score === null ? 0 : 100)
      for (const { points, scaledWeight } of factors) {
        expect(points >= 0 && points <= scaledWeight).toBe(true)
      }
    }
  })
})

test('fit lies between E and C, or is the only one of them', { tags: ['2.12b'] }, () => {
  forAnyPair(({ fit, e, c }) => {
    const sides = [e, c].filter((side) => side !== null)
    expect(fit === null).toBe(sides.length === 0)
    expect((fit ?? 0) >= Math.min(...sides, 100) || sides.length === 0).toBe(true)
    expect((fit ?? 0) <= Math.max(...sides, 0)).toBe(true)
  })
})

test('a factor without data has no credit, no points, and a reason by name', { tags: ['2.12c'] }, () => {
  forAnyPair(({ factors, comparedFactors, totalFactors }) => {
    const unknown = factors.filter((factor) => factor.credit === null)
    for (const { points, scaledWeight, band, reason } of unknown) {
      expect([points, scaledWeight, band]).toEqual([0, 0, null])
      expect(reason.key).toMatch(/\.(jobSilent|personSilent|notNeeded|otherCurrency)$/)
    }
    expect(factors).toHaveLength(11)
    expect(comparedFactors).toBe(11 - unknown.length)
    expect(totalFactors).toBe(factors.filter(({ weight }) => weight > 0).length)
  })
})

test('a part that was not compared is named, and weighs nothing', () => {
  forAnyPair(({ factors }) => {
    for (const { credit, share, leftOut } of factors) {
      expect(share < 1).toBe(leftOut !== null)
      expect(share > 0 && share <= 1).toBe(true)
      if (leftOut) {
        expect(credit).not.toBeNull()
        expect(leftOut.key).toMatch(/\.(jobSilent|personSilent)$/)
      }
    }
  })
})

test('a side is the mean of its credits over the weight that was compared, and over no more', () => {
  forAnyPair((fit) => {
    for (const [side, score] of [
      ['person', fit.e],
      ['job', fit.c],
    ] as const) {
      const known = ofSide(fit, side).filter(({ credit, weight }) => credit !== null && weight > 0)
      const total = known.reduce((sum, { weight, share }) => sum + weight * share, 0)
      const points = known.reduce((sum, { weight, share, credit }) => sum + weight * share * (credit ?? 0), 0)
      expect(score === null).toBe(total === 0)
      // Half a point by rounding, and no more.
      if (score !== null) expect(Math.abs(score - (100 * points) / total)).toBeLessThan(0.5 + 1e-9)
    }
  })
})

test('a distance that cannot be compared never earns the points of one that can', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const nowhere = { ...job, coordinates: null, location: 'Nowhere in particular' }
      fc.pre(job.workLocation === 'OnSite' || job.workLocation === 'Hybrid')
      const [known, unknown] = [computeFit(person, job), computeFit(person, nowhere)].map(({ factors }) =>
        factors.find(({ key }) => key === 'placeAndDistance'),
      )
      fc.pre(known !== undefined && unknown !== undefined && unknown.credit !== null)
      expect(unknown.share).toBe(0.5)
      expect(unknown.leftOut?.key).toMatch(/^placeAndDistance\.distance\./)
      // The way of working alone decides: wished or not.
      expect(unknown.credit).toBe(person.workLocations.includes(job.workLocation) ? 1 : 0)
      if (known.share === 1) expect(unknown.scaledWeight).toBeLessThanOrEqual(known.scaledWeight)
    }),
    { numRuns: tries(500) },
  )
})

test('saying where one would work makes a score surer', () => {
  const silent = computeScore(
    buildMatchPerson({ preferences: { radiusKm: null } }),
    buildMatchJob({ lat: null, lng: null, location: 'Springfield' }),
  )
  expect(silent).toMatchObject({ confidence: 94, comparedFactors: 11, totalFactors: 11 })
  expect(silent.factors.find(({ key }) => key === 'placeAndDistance')).toMatchObject({
    points: 14,
    scaledWeight: 14,
  })
})

test('nothing said on either side is no score, not a bad one', () => {
  const nobody = toMatchPerson(EMPTY_PROFILE_DOCUMENT, MATCH_DAY)
  const fit = computeFit(nobody, buildMatchJob(EMPTY_JOB_DETAILS))
  expect(fit).toMatchObject({ fit: null, e: null, c: null, band: null, confidence: 0, comparedFactors: 0 })
  expect(computeFit(nobody, buildMatchJob()).fit).toBeNull()
  expect(computeFit(buildMatchPerson(), buildMatchJob(EMPTY_JOB_DETAILS)).fit).toBeNull()
})

test('not saying something scores like the rest of what was said', { tags: ['2.12c'] }, () => {
  const full = computeScore(buildMatchPerson(), buildMatchJob())
  const silent = computeScore(buildMatchPerson({ preferences: { noticePeriodWeeks: null } }), buildMatchJob())
  expect(full.confidence).toBe(100)
  expect(silent).toMatchObject({ confidence: 95, comparedFactors: 10, totalFactors: 11, e: full.e })
})

test('adding a must-have skill one has never lowers E', { tags: ['2.12d'] }, () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const missing = job.mustHaveSkills.find(
        ({ folded }) => !person.skills.some((it) => it.folded === folded),
      )
      fc.pre(person.skills.length > 0 && missing !== undefined)
      const before = computeScore(person, job)
      const after = computeScore({ ...person, skills: [...person.skills, missing] }, job)
      expect(after.e ?? 0).toBeGreaterThanOrEqual(before.e ?? 0)
    }),
    { numRuns: tries(500) },
  )
})

test('an hour more of experience or a level more of education never lowers E', () => {
  const job = buildMatchJob()
  const scores = [0, 1, 2, 3, 4, 5, 20].map(
    (years) => computeScore(buildMatchPerson({ experienceYearsOverride: years }), job).e,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
})

/** The same things said in the other order, wherever there is a list. */
const reversed = <Said extends object>(said: Said): Said =>
  Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
  ) as Said

test(
  'the same input gives the same output, and the order of entries does not matter',
  { tags: ['2.12d'] },
  () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
        expect(computeFit(structuredClone(person), structuredClone(job))).toEqual(computeFit(person, job))
        const [said, turned] = [computeScore(person, job), computeScore(reversed(person), reversed(job))]
        expect(turned).toMatchObject({ fit: said.fit, e: said.e, c: said.c, confidence: said.confidence })
        expect(turned.factors.map(({ points }) => points)).toEqual(said.factors.map(({ points }) => points))
      }),
    )
  },
)

test('computing changes neither the person nor the job', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const before = structuredClone({ person, job })
      computeFit(person, job)
      expect({ person, job }).toEqual(before)
    }),
  )
})

test('a private salary floor shows in three steps and nothing between', { tags: ['2.12e'] }, () => {
  const fits = new Set<string>()
  for (let minSalary = 30_000; minSalary <= 80_000; minSalary += 250) {
    fits.add(JSON.stringify(computeFit(buildMatchPerson({ preferences: { minSalary } }), buildMatchJob())))
  }
  expect(fits.size).toBe(3)
  for (const fit of fits) expect(fit).not.toMatch(/floor|minSalary/)
})

test('with less detail the score is the same: a list has neither evidence nor raises', () => {
  const [person, job] = [buildMatchPerson({ preferences: { minSalary: null } }), buildMatchJob()]
  const full = computeFit(person, job)
  const factors = full.factors.map((factor) => ({ ...factor, evidence: [] }))
  expect(computeFit(person, job, { detail: 'score' })).toEqual({ ...full, factors, raises: [] })
  const surer = full.raises.filter(({ effect }) => effect.kind === 'confidence')
  expect(surer.length).toBeGreaterThan(0)
  expect(computeFit(person, job, { detail: 'explained' })).toEqual({ ...full, raises: surer })
})

test('a skill written otherwise is the same skill', () => {
  const person = { ...buildMatchPerson(), skills: toMatchSkills(['hydraulic-modelling', 'nec4', 'CIVIL 3D']) }
  expect(computeScore(person, buildMatchJob()).factors[0]?.credit).toBe(1)
})
