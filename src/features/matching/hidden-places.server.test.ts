import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Coordinates } from '#/domain/place/place.ts'
import { db } from '#/db/client.server.ts'
import { job, profile } from '#/db/schema/index.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { buildAsked } from '#tests/factories/build-asked.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildEmployer, seenOf, setState } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { countCandidates } from './candidate-count.server.ts'

await useTestDatabase()

/** Two streets of one town, four kilometres from each other. */
const STREETS = [
  { lat: 51.3811, lng: -2.359 },
  { lat: 51.4142, lng: -2.3301 },
] as const

/** Where an employer puts a job to learn where somebody is: on a line, and far around. */
const POINTS = [
  ...Array.from({ length: 5 }, (_, nth) => ({ lat: 51.4 + nth * 0.03, lng: -2.36 + nth * 0.001 })),
  ...[
    { lat: 51.2, lng: -2.2 },
    { lat: 51.4, lng: -2.75 },
    { lat: 48.85, lng: 2.35 },
  ],
]

const SKILL = { name: 'Dry stone walling', level: null, years: null, evidenceWorkId: null }

async function moveTo(userId: string, way: 'home' | 'wish', { lat, lng }: Coordinates): Promise<void> {
  const wish = [{ label: 'Bath, UK', countryCode: 'GB', lat, lng }]
  const values = way === 'home' ? { lat, lng, places: [] } : { lat: null, lng: null, places: wish }
  await db().update(profile).set(values).where(eq(profile.userId, userId))
  await writeMeaning()
}

test.each(['home', 'wish'] as const)(
  'the list of candidates and the counter tell an employer who moves a job the same of two streets (%s)',
  async (way) => {
    const stage = await buildEmployer()
    const changes = { skills: [SKILL], preferences: { radiusKm: 5, anonymousUntilMatch: true } }
    const seeker = await buildSeeker(changes)
    await setState(seeker.userId, stage.jobId, 'liked')
    // People of the employer's own, who let the counter tell five from six.
    for (let nth = 0; nth < 5; nth += 1) {
      await buildSeeker({ skills: [SKILL], preferences: { radiusKm: null } })
    }
    const learn = async (point: Coordinates) => {
      await db()
        .update(job)
        .set({ ...point, workLocation: 'OnSite' })
        .where(eq(job.id, stage.jobId))
      const asked = buildAsked({ workLocation: 'OnSite', point, mustHaveSkills: [SKILL.name] })
      return [
        await seenOf(stage, seeker),
        await countCandidates(stage.employer, { ...asked, jobId: stage.jobId }),
      ]
    }
    const answers: unknown[] = []
    for (const street of STREETS) {
      await moveTo(seeker.userId, way, street)
      const learned: unknown[] = []
      for (const point of POINTS) learned.push(await learn(point))
      answers.push(learned)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(new Set((answers[0] as unknown[]).map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(3)
  },
)
