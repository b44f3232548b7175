import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReach, RADII_TO_ZERO } from '#/domain/matching/reach.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { profile, profileMeaning, user } from '#/db/schema/index.ts'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { buildMatchJob } from '#tests/factories/build-match.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { tries } from '#tests/setup/tries.ts'
import { meets } from './candidate-conditions.server.ts'
import { hardRequirements, type HardRequirement } from './hard-requirements.ts'
import { loadMatchers } from './matchers.server.ts'

await useTestDatabase()

const WORDS = [
  'React/Redux',
  'React',
  'Génie civil',
  'genie-civil',
  'C++',
  'c',
  'Node.js',
  'NODE.JS.',
  `quote "'\\ {}`,
]

/** What every form takes out before it stores, because JSON in PostgreSQL has no room for it. */
const isStorable = (document: ProfileDocument) => !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(document))

/** Hostile texts among spellings that mean the same, and homes near enough to matter. */
const people = fc
  .record({
    document: arbitraryProfile.filter(isStorable),
    skills: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }),
    near: fc.boolean(),
  })
  .map(({ document, skills, near }): ProfileDocument => {
    const named = skills.map((name) => ({ name, level: null, years: null, evidenceWorkId: null }))
    const bath = { lat: 51.3811, lng: -2.359, countryCode: 'GB' }
    const preferences = { ...document.preferences, ...(near && { places: [] }) }
    const skilled = [...document.skills, ...named]
    // The library makes objects without a prototype, which the driver does not know.
    return structuredClone({ ...document, ...(near && bath), preferences, skills: skilled })
  })

const languages = ['en', 'fr', 'de', 'aa'].map((language) => ({ language, level: 'B2' as const }))

const REQUIREMENTS = [
  ...[1, 3, 20].flatMap((experienceYears) => asking({ experienceYears })),
  ...(['Secondary', 'Bachelor', 'Doctorate'] as const).flatMap((educationLevel) =>
    asking({ educationLevel, educationRequirement: 'Required' }),
  ),
  ...asking({ workLocation: 'OnSite', point: { lat: 51.4545, lng: -2.5879 } }),
  ...asking({ workLocation: 'Hybrid', point: { lat: -10, lng: 170 } }),
  ...asking({ workLocation: 'Remote', countries: ['FR', 'IE'] }),
  ...asking({ languages, mustHaveSkills: WORDS }),
]

function asking(changes: Partial<Parameters<typeof hardRequirements>[0]>): HardRequirement[] {
  const nothing = { workLocation: null, point: null, countries: [], mustHaveSkills: [], languages: [] }
  const unsaid = { experienceYears: null, educationLevel: null, educationRequirement: null }
  return hardRequirements({ ...nothing, ...unsaid, ...changes })
}

function isReached(person: MatchPerson, point: { lat: number; lng: number }): boolean {
  const reach = findReach(person, buildMatchJob({ workLocation: 'OnSite', ...point }))
  const { radiusKm } = person
  return reach.kind !== 'distance' || radiusKm === null || reach.km <= radiusKm * RADII_TO_ZERO
}

/** What the domain says of the same person. */
function judge(person: MatchPerson, asked: HardRequirement): boolean {
  switch (asked.kind) {
    case 'place':
      return isReached(person, asked.point)
    case 'countries': {
      const job = buildMatchJob({ workLocation: 'Remote', countries: asked.countries })
      return findReach(person, job).kind === 'remote'
    }
    case 'skill':
      return person.skills.some((skill) => loadMatchers().skills.compare(asked, skill).credit === 1)
    case 'experience':
      return (person.experienceYears ?? 0) >= asked.years
    case 'education':
      return person.educationLevel !== null && asked.levels.includes(person.educationLevel)
    case 'language':
      return person.languages.some(
        ({ language, level }) => language === asked.language && asked.levels.includes(level),
      )
  }
}

/** So many people are written and judged at once: going to the database for each takes longer than all the rest. */
const AT_ONCE = 10

test('the database judges a person by each requirement as the domain does', async () => {
  const userIds: string[] = []
  for (let nth = 0; nth < AT_ONCE; nth += 1) userIds.push((await buildUser()).userId)
  const crowds = fc.array(people, { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(crowds, async (crowd) => {
      // Whoever may not be suggested is never counted, and has no meaning.
      const visible = { visibility: 'Public', availability: 'Open' } as const
      const documents = crowd.map((anybody) => ({
        ...anybody,
        preferences: { ...anybody.preferences, ...visible },
      }))
      await db().delete(profile)
      await db()
        .insert(profile)
        .values(
          documents.map((document, nth) => ({ ...toProfileColumns(document), userId: userIds[nth] ?? '' })),
        )
      await writeMeaning()
      const verdicts = REQUIREMENTS.map(meets)
      const rows = await db()
        .select({
          user,
          changedAt: profile.updatedAt,
          said: sql<boolean[]>`array[${sql.join(verdicts, sql`, `)}]`,
        })
        .from(profile)
        .innerJoin(user, eq(user.id, profile.userId))
        .leftJoin(profileMeaning, eq(profileMeaning.userId, profile.userId))
      const found = new Map(rows.map((row) => [row.user.id, row]))
      for (const [nth, document] of documents.entries()) {
        const { said, ...stored } = found.get(userIds[nth] ?? '') ?? expect.unreachable()
        const person = matchPersonOf({ ...stored, document })
        const judged = REQUIREMENTS.map((asked) => judge(person, asked))
        expect({ document, said }).toEqual({ document, said: judged })
      }
    }),
    { numRuns: tries(150) / AT_ONCE },
  )
})
