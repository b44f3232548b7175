import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, user } from '#/db/schema/index.ts'
import { plantCrowd } from '#/db/seed/crowd/plant-crowd.server.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { isLong } from '#tests/setup/tries.ts'
import { loadMatchers } from '../matchers.server.ts'
import { findMatchPerson, matchJobOf } from '../matching-inputs.server.ts'
import { BEST_MAX, findBestJobs } from './best-jobs.server.ts'

const { connectionString } = await useTestDatabase()

/** Four in five are open. Of five thousand and fewer all are weighed. */
const JOBS = isLong ? 9_000 : 6_500

test('among more jobs than are all weighed, of which four in ten are of one line of work, the best are found', async () => {
  const today = toIsoDate(new Date())
  const crowd = { connectionString, jobs: JOBS, people: 60, seed: 'many', today, terms: terms() }
  await plantCrowd({ ...crowd, onProgress: () => undefined })
  const matchers = loadMatchers()
  const open = (await db().select().from(job).where(eq(job.status, 'Published'))).map((row) =>
    matchJobOf(row),
  )
  expect(open.length).toBeGreaterThan(5_000)
  const people = await db().select({ id: user.id }).from(user).orderBy(user.id).limit(8)
  const recalls: number[] = []
  for (const { id } of people) {
    const person = await findMatchPerson(id)
    if (!person) continue
    const fits = open
      .map((one) => computeFit(person, one, { ...matchers, profileOpened: true, detail: 'score' }))
      .flatMap(({ fit, gates }) => (gates.length === 0 && fit !== null ? [fit] : []))
      .toSorted((a, b) => b - a)
    const least = fits[BEST_MAX - 1] ?? 0
    // Nobody's answers are left out.
    const best = await findBestJobs(person, { userId: null, matchers })
    recalls.push(best.filter(({ fit }) => (fit.fit ?? 0) >= least).length / BEST_MAX)
  }
  expect(recalls.length).toBeGreaterThan(5)
  expect(recalls.reduce((sum, one) => sum + one, 0) / recalls.length).toBeGreaterThanOrEqual(0.95)
})
