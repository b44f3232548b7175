import { expect, test } from 'vitest'
import { computeFit } from '#/domain/matching/fit.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { redactFit } from './anonymous-fit.ts'

const person = buildMatchPerson({
  preferences: { desiredTitles: ['Engineer at Ferreira Ltd'] },
  skills: [{ name: 'Ferreira method', level: null, years: null, evidenceWorkId: null }],
})
const job = buildMatchJob({ mustHaveSkills: ['Ferreira method', 'NEC4'] })
const fit = computeFit(person, job, { profileOpened: true })
const redacted = redactFit(fit, ['Ferreira Ltd', 'Ferreira'])

test('the names are gone from every sentence', () => {
  expect(JSON.stringify(fit)).toContain('Ferreira')
  expect(JSON.stringify(redacted.factors.map(({ shows, asks }) => [shows, asks]))).not.toContain(
    'Ferreira Ltd',
  )
  expect(JSON.stringify(redacted.factors)).not.toContain('Ferreira')
})

test('every number stays as it was', () => {
  const numbers = ({ fit: score, e, c, confidence, band }: typeof fit) => [score, e, c, confidence, band]
  expect(numbers(redacted)).toEqual(numbers(fit))
  const points = (of: typeof fit) => of.factors.map((factor) => [factor.key, factor.points, factor.credit])
  expect(points(redacted)).toEqual(points(fit))
})

test('without names nothing changes', () => {
  expect(redactFit(fit, [])).toEqual(fit)
})

test('the given explanation is left as it was', () => {
  expect(JSON.stringify(fit)).toContain('Ferreira')
})
