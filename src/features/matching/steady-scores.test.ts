import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { computeScore, type Matchers } from '#/domain/matching/score.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { buildMatchJob, MATCH_DAY } from '#tests/factories/build-match.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { tries } from '#tests/setup/tries.ts'
import { loadMatchers } from './matchers.server.ts'

let matchers: Required<Matchers>
beforeAll(async () => {
  matchers = loadMatchers()
})

const score = (person: MatchPerson, job: MatchJob) => computeScore(person, job, matchers)

/** Names as people type them, right and wrong, beside texts that mean nothing or harm. */
const name = fc.oneof(
  fc.constantFrom('JS', 'JavaScript', 'Javascrpt', 'K8s', 'Docker', 'RGN', 'Triage', 'C', 'C++', 'Excel'),
  arbitraryText({ maxLength: 40 }),
)
const skills = fc.array(name, { maxLength: 8 }).map(toMatchSkills)

test('numbers are whole and from 0 to 100, whatever is compared', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, skills, skills, (person, job, shown, mustHaveSkills) => {
      const { fit, e, c, factors } = score({ ...person, skills: shown }, { ...job, mustHaveSkills })
      for (const number of [fit ?? 0, e ?? 0, c ?? 0]) {
        expect(Number.isInteger(number) && number >= 0 && number <= 100).toBe(true)
      }
      for (const { credit } of factors) expect((credit ?? 0) >= 0 && (credit ?? 0) <= 1).toBe(true)
    }),
    { numRuns: tries(500) },
  )
})

test('somebody with skills who gains one that is asked for never falls in E', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, skills, skills, (person, job, shown, mustHaveSkills) => {
      fc.pre(shown.length > 0 && mustHaveSkills.length > 0)
      const asking = { ...job, mustHaveSkills }
      const before = score({ ...person, skills: shown }, asking).e ?? 0
      for (const gained of mustHaveSkills) {
        expect(score({ ...person, skills: [...shown, gained] }, asking).e ?? 0).toBeGreaterThanOrEqual(before)
      }
    }),
    { numRuns: tries(500) },
  )
})

test('the order of skills never matters, and neither does what was compared before', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, skills, skills, (person, job, shown, mustHaveSkills) => {
      const [known, asking] = [
        { ...person, skills: shown },
        { ...job, mustHaveSkills },
      ]
      const first = score(known, asking)
      const turned = score(
        { ...known, skills: shown.toReversed() },
        { ...asking, mustHaveSkills: mustHaveSkills.toReversed() },
      )
      expect([turned.fit, turned.e, turned.c]).toEqual([first.fit, first.e, first.c])
      expect(score(known, asking)).toEqual(first)
    }),
    { numRuns: tries(300) },
  )
})

test('skills that nobody said are left out, and never count as nothing', () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, skills, (person, job, mustHaveSkills) => {
      const { factors } = score({ ...person, skills: [] }, { ...job, mustHaveSkills })
      expect(factors[0]).toMatchObject({ credit: null, points: 0, scaledWeight: 0 })
    }),
  )
})

const WORK = {
  'Registered Nurse': ['Triage', 'Wound care', 'IV therapy'],
  'Staff nurse': ['Medication rounds', 'Infection control'],
  'Civil Engineer': ['NEC4', 'AutoCAD', 'Hydraulic modelling'],
  'Front-end developer': ['JS', 'React', 'TypeScript'],
  Accountant: ['Bookkeeping', 'VAT returns', 'Excel'],
  'Sous Chef': ['Menu planning', 'Food hygiene'],
}

/** Sixty people of six lines of work, who know more or less of it. */
const CROWD: ProfileDocument[] = Object.entries(WORK).flatMap(([position, known]) =>
  Array.from({ length: 10 }, (_, nth) =>
    buildProfileDocument({
      work: [
        buildWork({
          position: nth % 3 === 0 ? `Senior ${position}` : position,
          startDate: `20${10 + nth}-01`,
        }),
      ],
      skills: known.slice(0, 1 + (nth % known.length)).map((skill) => ({
        ...{ name: skill, level: null, years: null, evidenceWorkId: null },
      })),
    }),
  ),
)

const JOBS = Object.entries(WORK).map(([title, mustHaveSkills]) => buildMatchJob({ title, mustHaveSkills }))

/** How many stand before somebody in the list of a job. */
const rankIn = (scores: readonly number[], own: number) => scores.filter((other) => other > own).length

const TELLING = [
  (title: string) => `${title} (she/her)`,
  (title: string) => `${title}, he/him`,
  (title: string) => `Mrs ${title}`,
  (title: string) => `${title} – Fatima Al-Sayed`,
  (title: string) => `${title}, Jan Kowalski`,
  (title: string) => `${title}, 14 Green Street, Bath BA1 2JZ`,
  (title: string) => `${title}, Rose Cook`,
  (title: string) => `${title} – Mark Baker`,
  (title: string) => `${title} (Ann Mason)`,
  (title: string) => `${title} - Paul Porter`,
  (title: string) => `${title}, Anna Fischer`,
]

const NAMES = ['Rose Cook', 'Mark Baker', 'Ann Mason', 'Paul Porter', 'Anna Fischer', 'Cook', 'Fischer']

/** By how many places each of the crowd moves at most, in the list of any job, by what they tell besides. */
function mostMoved(tellings: readonly ((document: ProfileDocument) => ProfileDocument)[]) {
  const moves: { places: number; whose: string }[] = []
  for (const job of JOBS) {
    const scores = CROWD.map((document) => score(toMatchPerson(document, MATCH_DAY), job).fit ?? 0)
    for (const [nth, document] of CROWD.entries()) {
      const others = scores.toSpliced(nth, 1)
      for (const tell of tellings) {
        const telling = tell(document)
        const told = score(toMatchPerson(telling, MATCH_DAY), job).fit ?? 0
        const places = Math.abs(rankIn(others, told) - rankIn(others, scores[nth] ?? 0))
        moves.push({ places, whose: `${telling.work[0]?.position} for ${job.title}` })
      }
    }
  }
  return moves.reduce((most, move) => (move.places > most.places ? move : most))
}

test(
  'a name, a pronoun or an address within the title of a role moves nobody by more than one place',
  { tags: ['2.12i'] },
  () => {
    const tellings = TELLING.map((tell) => (document: ProfileDocument) => ({
      ...document,
      work: document.work.map((entry) => ({ ...entry, position: tell(entry.position) })),
    }))
    const { places, whose } = mostMoved(tellings)
    expect(places, whose).toBeLessThanOrEqual(1)
  },
)

test('a name among the skills moves nobody by more than one place', () => {
  const tellings = NAMES.map((named) => (document: ProfileDocument) => ({
    ...document,
    skills: [...document.skills, { name: named, level: null, years: null, evidenceWorkId: null }],
  }))
  const { places, whose } = mostMoved(tellings)
  expect(places, whose).toBeLessThanOrEqual(1)
})
