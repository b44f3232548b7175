import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { DEMO_COMPANIES } from '#/db/seed/companies.ts'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { seedDemo } from '#/db/seed/seed-demo.server.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobCandidates } from './candidates.server.ts'
import { openCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { findJobFit, listJobFits } from './fits.server.ts'

await useTestDatabase()

beforeAll(async () => {
  await seedDemo({
    hashPassword: async () => 'a hash',
    storePicture: async (folder, _svg, name) => `/files/${folder}/${name}.webp`,
    today: new Date(),
  })
})

const actor = (userId: string, accountType: Actor['accountType']): Actor => ({
  userId,
  accountType,
  platformRole: 'user',
  emailVerified: true,
  activeOrganizationId: null,
})

/** Everything in a fit that is a number, or names what a number is for. */
const numbersOf = (fit: Fit | null | undefined) =>
  fit && {
    fit: fit.fit,
    e: fit.e,
    c: fit.c,
    band: fit.band,
    confidence: fit.confidence,
    compared: fit.comparedFactors,
    total: fit.totalFactors,
    gates: fit.gates,
    bars: fit.factors.map(({ key, weight, scaledWeight, points, credit }) => ({
      key,
      weight,
      scaledWeight,
      points,
      credit,
    })),
  }

const OPEN = DEMO_JOBS.filter(({ life }) => life.status === 'Published')

test.each(OPEN.map(({ key, company }) => ({ key, company })))(
  'for $key every candidate of the demo is shown the numbers that they see themselves',
  async ({ key, company }) => {
    const owner = DEMO_COMPANIES.find((candidate) => candidate.key === company)?.owner ?? ''
    const jobId = seedId(key)
    const page = await listJobCandidates(actor(seedId(owner), 'Employer'), jobId)
    const shown = [...page.liked, ...page.matched, ...page.suggested].filter(({ hasProfile }) => hasProfile)
    for (const { candidateId, fit } of shown) {
      const candidate = actor(openCandidateId(candidateId)?.userId ?? '', 'Individual')
      const inList = (await listJobFits(candidate, [jobId]))[jobId]
      expect(numbersOf(fit)).toEqual(numbersOf(await findJobFit(candidate, jobId)))
      expect(numbersOf(fit)).toEqual(numbersOf(inList))
    }
  },
)

test('the demo has candidates to compare, an anonymous one among them', { tags: ['2.12g'] }, async () => {
  const page = await listJobCandidates(
    actor(seedId('maren-kowalczyk'), 'Employer'),
    seedId('gis-data-engineer'),
  )
  expect(page.liked.map(({ name }) => name)).toContain(null)
  expect(page.liked.length).toBeGreaterThan(2)
})
