import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { configureJobScorer, type JobScorer } from '#/platform/job-search/job-scorer.server.ts'
import { fitScorer } from '#/features/matching/fits.server.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { copyJob } from '#tests/factories/copy-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { JOBS_RANKED_MAX } from './jobs-search.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { listJobsPage } from './published-jobs.server.ts'

await useTestDatabase()
const scoreJobs = vi.fn<JobScorer['score']>()
const scorer: JobScorer = { score: scoreJobs, findLikely: () => Promise.resolve(null) }
beforeEach(async () => {
  await db().delete(organization)
  scoreJobs.mockReset()
  configureJobScorer(scorer)
})
afterAll(() => configureJobScorer(fitScorer))

const SCORES: Record<string, number> = { Half: 50, Best: 90, Other: 50 }

async function plant() {
  const organizationId = await buildOrganization()
  for (const title of ['Half', 'None', 'Best', 'Other']) await buildJob({ organizationId, title })
  scoreJobs.mockImplementation((_, jobs) =>
    Promise.resolve(
      new Map(
        jobs.flatMap(({ id, title }) => {
          const score = SCORES[title]
          return score === undefined ? [] : [[id, score] as const]
        }),
      ),
    ),
  )
}

async function walk(actor: Awaited<ReturnType<typeof buildUser>> | null) {
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const page = await listJobsPage({ sort: 'match', limit: 1, cursor }, { currency: 'GBP', actor })
    titles.push(...page.jobs.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return titles
}

test('a job seeker sees what fits best first, equals newest first, and what has no score last', async () => {
  await plant()
  expect(await walk(await buildUser())).toEqual(['Best', 'Other', 'Half', 'None'])
})

test('for everybody else the best fit is no order', async () => {
  await plant()
  expect(await walk(null)).toEqual(['Other', 'Best', 'None', 'Half'])
  expect(await walk(await buildUser({ type: 'Employer' }))).toEqual(['Other', 'Best', 'None', 'Half'])
  expect(scoreJobs).not.toHaveBeenCalled()
})

test('the scores are those of the product, and the list asks the database three times', async () => {
  configureJobScorer(fitScorer)
  const actor = await buildSeeker({ skills: [{ name: 'NEC4', level: 5, years: 3, evidenceWorkId: null }] })
  await buildJob({ title: 'Welder', mustHaveSkills: ['TIG'] })
  await buildJob({ title: 'Engineer', mustHaveSkills: ['NEC4'] })
  await buildJob({ title: 'Baker', mustHaveSkills: ['Sourdough'] })
  let asked = 0
  const noteQuery = () => (asked += 1)
  connectionPool().on('acquire', noteQuery)
  const { jobs } = await listJobsPage({ sort: 'match', search: 'bristol' }, { currency: 'GBP', actor })
  connectionPool().off('acquire', noteQuery)
  expect([jobs[0]?.title, asked]).toEqual(['Engineer', 3])
})

test('what fits best is found behind all that is newer, among the jobs that meet the filters', async () => {
  configureJobScorer(fitScorer)
  const organizationId = await buildOrganization()
  const actor = await buildSeeker({ skills: [{ name: 'NEC4', level: 5, years: 3, evidenceWorkId: null }] })
  await buildJob({ organizationId, title: 'Engineer', mustHaveSkills: ['NEC4'] })
  await buildJob({
    organizationId,
    title: 'Engineer in Rome',
    mustHaveSkills: ['NEC4'],
    workLocation: 'OnSite',
  })
  const baker = await buildJob({ organizationId, title: 'Baker', mustHaveSkills: ['Sourdough'] })
  await copyJob(baker, JOBS_RANKED_MAX - 1)
  const bestOf = async (filters: Partial<JobsPageRequest>) =>
    (await listJobsPage({ sort: 'match', ...filters }, { currency: 'GBP', actor })).jobs[0]?.title
  expect(await bestOf({})).toMatch(/^Baker/)
  await writeMeaning()
  expect(await bestOf({})).toBe('Engineer')
  expect(await bestOf({ workLocation: 'Hybrid' })).toBe('Engineer')
  expect(await bestOf({ search: 'baker' })).toMatch(/^Baker/)
})
