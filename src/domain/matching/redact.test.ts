import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson, MATCH_DAY } from '#tests/factories/build-match.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { buildRedaction } from '#tests/factories/build-redaction.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { computeFit } from './fit.ts'
import { toMatchPerson } from './match-person.ts'
import type { Fit } from './types.ts'
import { comparedAsShown, type Cut } from './compared-as-shown.ts'
import { redactPerson } from './redact.ts'

const SKILL = { name: '', level: null, years: null, evidenceWorkId: null }
const cutBy = (redact: Cut['redact']): Cut => ({ redact, place: (label) => label })
const cut = cutBy(buildRedaction())

const textOf = (person: Parameters<typeof redactPerson>[0]) =>
  JSON.stringify(computeFit(redactPerson(person, cut), buildMatchJob({ title: 'Drainage Engineer' })))

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
  ['Pikeman', 'Pikeman'],
])('a title that names an employer is compared and quoted without the name: %s', (position, quote) => {
  const person = redactPerson(buildMatchPerson({ work: [buildWork({ position })] }), cut)
  expect(person.roles).toEqual([expect.objectContaining({ quote, organization: null, title: quote })])
})

test('a title, a skill and a wish that are nothing but a name are not compared', () => {
  const skills = ['Harrow & Pike', 'Pike method', 'method'].map((name) => ({ ...SKILL, name }))
  const preferences = { desiredTitles: ['Harrow & Pike', 'Clerk at Harrow & Pike'] }
  const person = buildMatchPerson({ work: [buildWork({ position: 'Harrow & Pike' })], skills, preferences })
  const { roles, desiredTitles, ...shown } = redactPerson(person, cut)
  expect({ roles, desiredTitles, skills: shown.skills.map(({ name }) => name) }).toEqual({
    ...{ roles: [], desiredTitles: ['Clerk'], skills: ['method'] },
  })
})

test('an earlier employer is not quoted through a later title', () => {
  const work = [
    buildWork({ organization: 'Acme (UK)' }),
    buildWork({ position: 'Clerk at Acme (UK)', organization: '' }),
  ]
  const byWork = cutBy(buildRedaction(buildProfileDocument({ work })))
  expect(redactPerson(buildMatchPerson({ work }), byWork).roles[1]?.quote).toBe('Clerk')
})

test('a study named after its school loses the name, or is not quoted', () => {
  const study = { quote: 'MSc University of Leeds', institution: 'University of Leeds' }
  expect(redactPerson({ ...buildMatchPerson(), study }, cut).study).toEqual({
    quote: 'MSc',
    institution: null,
  })
  expect(
    redactPerson({ ...buildMatchPerson(), study: { ...study, quote: 'University of Leeds' } }, cut).study,
  ).toBeNull()
})

const numbersOf = ({ factors, ...fit }: Fit) => [
  ...[fit.fit, fit.e, fit.c, fit.confidence, fit.gates],
  factors.map(({ points, credit, scaledWeight }) => [points, credit, scaledWeight]),
]

test('an anonymous person and the employer are shown the same numbers', { tags: ['2.12g'] }, () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const [own, anonymous] = [
        computeFit(comparedAsShown(person, cut), job),
        computeFit(redactPerson(person, cut), job),
      ]
      expect(numbersOf(anonymous)).toEqual(numbersOf(own))
      expect(JSON.stringify(anonymous)).not.toMatch(/Harrow|Leeds/)
    }),
  )
})

/** Names of people, employers and schools of one form, none of which is a word of work. */
const NAMES = ['Zuckerhut', 'Quillfeather', 'Brackenmoor', 'Wendholt', 'Morvland', 'Peverell'] as const
const name = fc.constantFrom(...NAMES)
const lines = fc.constantFrom(
  ...['%', '% method', 'Hydrology', 'Engineer at %', '%, drainage engineer', '% Zok', 'method'],
)

test('whoever looks alike to an employer has the same numbers and sentences with every job, whatever they are called', () => {
  const texts = fc.record({
    skills: fc.array(lines),
    titles: fc.array(lines),
    wishes: fc.array(lines),
    home: lines,
  })
  const asked = fc.record({
    title: lines,
    mustHaveSkills: fc.array(lines),
    niceToHaveSkills: fc.array(lines),
  })
  fc.assert(
    fc.property(texts, asked, name, name, (said, job, own, guess) => {
      const answerFor = (called: string) => {
        const put = (text: string) => text.replace('%', called)
        const document = buildProfileDocument({
          work: said.titles.map((title) =>
            buildWork({ position: put(title), organization: `${called} Ltd` }),
          ),
          skills: said.skills.map((skill) => ({ ...SKILL, name: put(skill) })),
          ...{ location: put(said.home), lat: null, lng: null, countryCode: null },
          preferences: { ...EMPTY_PREFERENCES, desiredTitles: said.wishes.map(put) },
        })
        const redact = buildRedaction(document, {
          person: { name: `Zok ${called}`, firstName: 'Zok', lastName: called },
        })
        const place = (label: string) => redact(label, { kind: 'running', gap: '' })
        const guessed = (text: string) => text.replace('%', guess)
        const offer = buildMatchJob({
          title: guessed(job.title),
          mustHaveSkills: job.mustHaveSkills.map(guessed),
          niceToHaveSkills: job.niceToHaveSkills.map(guessed),
          ...{ location: guessed(said.home), lat: null, lng: null },
        })
        return computeFit(redactPerson(toMatchPerson(document, MATCH_DAY), { redact, place }), offer)
      }
      expect(answerFor(own)).toEqual(answerFor('Ghislaine'))
    }),
  )
})

test('nobody is told to add a skill that they list, though a name in it is not compared', () => {
  const skills = ['Harrow & Pike', 'Clerking'].map((skill) => ({ ...SKILL, name: skill }))
  const person = comparedAsShown(buildMatchPerson({ skills }), cut)
  const { raises } = computeFit(
    person,
    buildMatchJob({ mustHaveSkills: ['Harrow & Pike', 'Knots'], niceToHaveSkills: [] }),
  )
  const added = raises.filter(({ text }) => text.key === 'raise.addSkill')
  expect(added.map(({ text }) => text.values)).toEqual([{ skill: 'Knots' }])
})

const FERREIRA = buildMatchPerson({
  preferences: { desiredTitles: ['Engineer at Ferreira Ltd'] },
  skills: [{ name: 'Ferreira method', level: null, years: null, evidenceWorkId: null }],
})

test('their own name is gone from skills and wishes too', () => {
  const job = buildMatchJob({ mustHaveSkills: ['Surge method', 'NEC4'] })
  const own = { name: 'Ines Ferreira', firstName: 'Ines', lastName: 'Ferreira' }
  const fit = computeFit(
    redactPerson(FERREIRA, cutBy(buildRedaction(buildProfileDocument(), { person: own }))),
    job,
  )
  expect(JSON.stringify(fit)).toContain('Engineer')
  expect(JSON.stringify(fit)).not.toContain('Ferreira')
})

test('whoever puts names into a job learns from no sentence and no credit whether one of them was right', () => {
  const own = { name: 'Ines Ferreira', firstName: 'Ines', lastName: 'Ferreira' }
  const guessed = {
    title: 'Drainage Engineer, Harrow & Pike',
    mustHaveSkills: ['Ines', 'Smith', 'Ferreira', 'Acme', 'Harrow & Pike', 'NEC4'],
  }
  const work = [buildWork({ position: 'Clerk at Harrow & Pike' })]
  const person = buildMatchPerson({ work, preferences: { desiredTitles: ['Baker at Harrow & Pike'] } })
  const { factors } = computeFit(
    redactPerson(person, cutBy(buildRedaction(buildProfileDocument(), { person: own }))),
    buildMatchJob(guessed),
  )
  const [skills, roles] = factors
  expect(skills?.asks?.values).toEqual({ skills: guessed.mustHaveSkills })
  expect(skills?.evidence.map(({ asked }) => asked)).toEqual(guessed.mustHaveSkills)
  expect(skills?.evidence.map(({ credit }) => credit)).toEqual([0, 0, 0, 0, 0, 1])
  expect(roles?.asks?.values).toEqual({ title: guessed.title })
  for (const { reason } of factors)
    expect(JSON.stringify(reason.values.words ?? '')).not.toMatch(/harrow|pike/i)
  expect(roles?.reason).toEqual({
    key: 'recentRoles.none',
    values: { title: 'Clerk', asked: guessed.title },
  })
})
