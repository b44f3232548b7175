import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { buildRedaction } from '#tests/factories/build-redaction.ts'
import { computeFit } from './fit.ts'
import { redactPerson } from './redact.ts'

const redact = buildRedaction()

const textOf = (person: Parameters<typeof redactPerson>[0]) =>
  JSON.stringify(computeFit(redactPerson(person, redact), buildMatchJob({ title: 'Drainage Engineer' })))

test('employers and schools are not quoted', () => {
  const person = buildMatchPerson()
  expect(JSON.stringify(computeFit(person, buildMatchJob({ title: 'Drainage Engineer' })))).toContain(
    'Harrow & Pike',
  )
  expect(textOf(person)).not.toMatch(/Harrow|Leeds/)
  expect(textOf(person)).toContain('MEng Civil Engineering')
})

test.each([
  ['Drainage Engineer at Harrow & Pike', 'Drainage Engineer'],
  ['Drainage Engineer, HARROW & PIKE', 'Drainage Engineer'],
  ['Ingénieure à Harrow & Pike', 'Ingénieure'],
  ['Harrow & Pike', '…'],
  ['Pikeman', 'Pikeman'],
])('a title that names an employer loses the name: %s', (position, quote) => {
  const person = redactPerson(buildMatchPerson({ work: [buildWork({ position })] }), redact)
  expect(person.roles[0]).toMatchObject({ quote, organization: null, title: position })
})

test('an earlier employer is not quoted through a later title', () => {
  const work = [
    buildWork({ organization: 'Acme (UK)' }),
    buildWork({ position: 'Clerk at Acme (UK)', organization: '' }),
  ]
  const byWork = buildRedaction(buildProfileDocument({ work }))
  expect(redactPerson(buildMatchPerson({ work }), byWork).roles[1]?.quote).toBe('Clerk')
})

test('a study named after its school loses the name, or is not quoted', () => {
  const study = { quote: 'MSc University of Leeds', institution: 'University of Leeds' }
  expect(redactPerson({ ...buildMatchPerson(), study }, redact).study).toEqual({
    quote: 'MSc',
    institution: null,
  })
  expect(
    redactPerson({ ...buildMatchPerson(), study: { ...study, quote: 'University of Leeds' } }, redact).study,
  ).toBeNull()
})

test('an anonymous candidate has the same numbers', { tags: ['2.12g'] }, () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const [open, anonymous] = [computeFit(person, job), computeFit(redactPerson(person, redact), job)]
      expect([anonymous.fit, anonymous.e, anonymous.c, anonymous.confidence]).toEqual([
        open.fit,
        open.e,
        open.c,
        open.confidence,
      ])
      expect(anonymous.factors.map(({ points }) => points)).toEqual(open.factors.map(({ points }) => points))
      expect(JSON.stringify(anonymous)).not.toMatch(/Harrow|Leeds/)
    }),
  )
})

const FERREIRA = buildMatchPerson({
  preferences: { desiredTitles: ['Engineer at Ferreira Ltd'] },
  skills: [{ name: 'Ferreira method', level: null, years: null, evidenceWorkId: null }],
})

test('their own name is gone from skills and wishes too', () => {
  const job = buildMatchJob({ mustHaveSkills: ['Surge method', 'NEC4'] })
  const own = { name: 'Ines Ferreira', firstName: 'Ines', lastName: 'Ferreira' }
  const fit = computeFit(redactPerson(FERREIRA, buildRedaction(buildProfileDocument(), { person: own })), job)
  expect(JSON.stringify(fit)).toContain('Engineer')
  expect(JSON.stringify(fit)).not.toContain('Ferreira')
})

test('whoever puts names into a job learns from no sentence whether one of them was right', () => {
  const own = { name: 'Ines Ferreira', firstName: 'Ines', lastName: 'Ferreira' }
  const guessed = {
    title: 'Drainage Engineer, Harrow & Pike',
    mustHaveSkills: ['Ines', 'Smith', 'Ferreira', 'Acme', 'Harrow & Pike', 'NEC4'],
  }
  const work = [buildWork({ position: 'Clerk at Harrow & Pike' })]
  const person = buildMatchPerson({ work, preferences: { desiredTitles: ['Baker at Harrow & Pike'] } })
  const { factors } = computeFit(
    redactPerson(person, buildRedaction(buildProfileDocument(), { person: own })),
    buildMatchJob(guessed),
  )
  const [skills, roles] = factors
  expect(skills?.asks?.values).toEqual({ skills: guessed.mustHaveSkills })
  expect(skills?.evidence.map(({ asked }) => asked)).toEqual(guessed.mustHaveSkills)
  expect(roles?.asks?.values).toEqual({ title: guessed.title })
  for (const { reason } of factors)
    expect(JSON.stringify(reason.values.words ?? '')).not.toMatch(/harrow|pike/i)
  expect(roles?.reason).toEqual({
    key: 'recentRoles.partly',
    values: { title: 'Clerk', asked: guessed.title, until: 'none' },
  })
})
