import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import { CEFR_LEVELS, cefrRank } from '#/domain/job/vocabulary.ts'
import { LANGUAGES } from '#/domain/profile/languages.ts'
import { languageId, LEVELS, toJobMeaning } from './job-meaning.ts'
import { keyOf } from './meaning-keys.ts'
import { meaningVersionOf } from './meaning-version.ts'
import { toPersonMeaning } from './person-meaning.ts'
import { buildTerms, type KnownTerms } from './terms.ts'

const [REACT, VUE, DEVELOPER] = [11, 12, 21]

/** A taxonomy of three terms. */
const known: KnownTerms = {
  version: 'three',
  skillId: (folded) => hashId(`skill|${folded}`),
  findSkill: (text) =>
    /^react(js)?$/i.test(text) ? { entry: { id: REACT, neighbours: [VUE] }, confidence: 1 } : null,
  findOccupations: (title) =>
    /developer|programmer/i.test(title)
      ? [{ entry: { id: DEVELOPER, neighbours: [] }, confidence: 0.9 }]
      : [],
}
const terms = buildTerms(known)
const numbersOf = (meaning: object) =>
  Object.values(meaning)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(Number.isFinite)

test('synonyms are one number, and what nobody knows is the same as itself', () => {
  const meaningOf = (skill: string) => toJobMeaning(buildMatchJob({ mustHaveSkills: [skill] }), terms).mustIds
  expect(meaningOf('React')).toEqual([REACT])
  expect(meaningOf('ReactJS')).toEqual([REACT])
  expect(meaningOf('React/ReactJS and Cobol')).toEqual([REACT])
  expect(meaningOf('Bell founding')).toEqual(meaningOf('bell-founding'))
  expect(meaningOf('Bell founding')).not.toEqual(meaningOf('Bell ringing'))
})

test('a job and a person of one occupation share a key, whatever their titles are', () => {
  const job = toJobMeaning(buildMatchJob({ title: 'Web Developer' }), terms)
  const person = toPersonMeaning(
    buildMatchPerson({ preferences: { desiredTitles: ['Programmer'] }, work: [] }),
    terms,
  )
  expect(job.keys).toContain(keyOf.line(DEVELOPER))
  expect(person.keys).toContain(keyOf.line(DEVELOPER))
})

test('the order in which things are said changes nothing', () => {
  const skills = ['NEC4', 'Python', 'GIS']
  const meaningOf = (mustHaveSkills: string[]) => toJobMeaning(buildMatchJob({ mustHaveSkills }), plainTerms)
  expect(meaningOf(skills)).toEqual(meaningOf(skills.toReversed()))
})

test('of the private floor nothing is kept but the end of the band that a score sees', () => {
  const floorOf = (minSalary: number) => {
    const preferences = { minSalary, currency: 'GBP', salaryPeriod: 'Year' } as const
    return toPersonMeaning(buildMatchPerson({ preferences }), plainTerms)
  }
  expect(floorOf(46_200)).toEqual(floorOf(49_999))
  expect(floorOf(46_200).floorTop).toBe(50_000)
})

test('any job and any person mean something that the database can hold', () => {
  fc.assert(
    fc.property(arbitraryJob, arbitraryPerson, (job, person) => {
      const numbers = [...numbersOf(toJobMeaning(job, terms)), ...numbersOf(toPersonMeaning(person, terms))]
      for (const one of numbers) expect(Math.abs(one)).toBeLessThanOrEqual(2_147_483_647)
    }),
  )
})

test('hostile texts are numbers like others', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\u0000', '\uD800', '__proto__', "'; --"),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 90 }), text, (mustHaveSkills, title) => {
      const { keys, mustIds } = toJobMeaning(buildMatchJob({ mustHaveSkills, title }), plainTerms)
      expect([...keys, ...mustIds].every((id) => Number.isInteger(id) && id >= 0)).toBe(true)
      expect(mustIds.length).toBeLessThanOrEqual(60)
    }),
  )
})

test('another taxonomy is another version', () => {
  expect(meaningVersionOf(terms)).not.toBe(meaningVersionOf(plainTerms))
  expect(meaningVersionOf(terms)).toBe(meaningVersionOf(buildTerms(known)))
})

test('a language and its level are one number, the level in its last place', () => {
  const languages = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    level: fc.constantFrom(...CEFR_LEVELS),
  })
  fc.assert(
    fc.property(languages, (skill) => {
      const id = languageId(skill)
      expect([Number.isInteger(id), id % LEVELS]).toEqual([true, cefrRank(skill.level)])
      expect(Math.floor(id / LEVELS)).toBe(Math.floor(languageId({ ...skill, level: 'A1' }) / LEVELS))
    }),
  )
})

test('every place that a profile holds is one where they would work', () => {
  const place = (nth: number) => ({ label: `Town ${nth}`, countryCode: 'GB', lat: 50 + nth / 10, lng: -2 })
  const places = Array.from({ length: 10 }, (_, nth) => place(nth))
  const { lats } = toPersonMeaning(buildMatchPerson({ preferences: { places } }), plainTerms)
  expect(lats).toContain(Math.fround(place(9).lat))
})

test('a title that names nothing is looked for by what it is likely to mean, and by nothing that is a guess', () => {
  const suggestOccupations = (title: string) =>
    title === 'Elektroniker'
      ? [
          { occupationId: 31, weight: 0.4 },
          { occupationId: 32, weight: 0.2 },
        ]
      : []
  const { title } = buildTerms({ ...known, suggestOccupations })
  expect(title('Elektroniker').occupations).toEqual([31])
  expect(title('Bell founder').occupations).toEqual([])
  expect(title('Web developer').occupations).toEqual([DEVELOPER])
})
