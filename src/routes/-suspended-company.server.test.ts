import { min } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, organization } from '#/db/schema/index.ts'
import { listFirstMapJobs, getMapJobById } from '#/features/jobs-map/map-jobs.server.ts'
import { decodePins } from '#/features/jobs-map/pins/decode-pins.ts'
import { findPins } from '#/features/jobs-map/pins/find-pins.server.ts'
import { getVisibleJob } from '#/features/jobs/job-detail.server.ts'
import { answerCompanyFeed, answerSearchFeed } from '#/features/jobs/open-web/feed.server.ts'
import { answerIndeedFeed } from '#/features/jobs/open-web/indeed-feed.server.ts'
import { answerShareImage } from '#/features/jobs/open-web/share-image.server.ts'
import { answerSitemapFile } from '#/features/jobs/open-web/sitemap.server.ts'
import { listPublishedJobs } from '#/features/jobs/published-jobs.server.ts'
import { listSimilarJobs } from '#/features/jobs/similar-jobs.server.ts'
import { restoreOrganization, suspendOrganization } from '#/features/jobs/suspension/suspension.server.ts'
import { listJobCandidates } from '#/features/matching/candidates.server.ts'
import { findJobFit, listRecommendedJobs } from '#/features/matching/fits.server.ts'
import { setLike } from '#/features/matching/job-likes.server.ts'
import { listMyLikes } from '#/features/matching/my-likes.server.ts'
import { getOrganizationPage } from '#/features/organizations/organization-page.server.ts'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildEmployer, rowOf } from '#tests/factories/build-own-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'

await useTestDatabase()
await useTestStorage()
await prepareTasks()
afterAll(stopTasks)

const BASE = 'http://localhost:3000'
const REASON = 'Three people told us that this company asks for money.'
const ask = (path = '/') => new Request(`${BASE}${path}`)

type Stage = {
  admin: Actor
  owner: Actor
  seeker: Actor
  liker: Actor
  companyId: string
  jobId: string
  kinId: string
}
let stage: Stage
let number = -1
let firstCompany = ''

beforeAll(async () => {
  const [admin, owner] = [await buildUser({ type: 'Admin' }), await buildEmployer()]
  const companyId = owner.activeOrganizationId ?? ''
  const [jobId, kinId] = [await buildJob({ organizationId: companyId }), await buildJob()]
  const [seeker, liker] = [await buildSeeker(), await buildSeeker()]
  await db().insert(jobLike).values({ userId: liker.userId, jobId, state: 'liked', likedAt: new Date() })
  number = (await rowOf(jobId))?.number ?? -1
  const [first] = await db()
    .select({ id: min(organization.id) })
    .from(organization)
  firstCompany = first?.id ?? ''
  stage = { admin, owner, seeker, liker, companyId, jobId, kinId }
})

const includes = async (answer: Promise<Response>, id: string) => (await (await answer).text()).includes(id)
const lists = async (rows: Promise<readonly { id: string }[]>, id: string) =>
  (await rows).some((row) => row.id === id)

/** True when it is there, false when it is said not to be. */
const isThere = (found: Promise<unknown>) =>
  found.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false
      throw error
    },
  )

/** Whoever of the public, or of those who match, might come upon the company's job: whether they do. */
const READERS: Record<string, () => Promise<boolean>> = {
  'the list of jobs': async () =>
    lists(
      listPublishedJobs({}).then(({ jobs }) => jobs),
      stage.jobId,
    ),
  'a search': async () =>
    lists(
      listPublishedJobs({ search: 'flood' }).then(({ jobs }) => jobs),
      stage.jobId,
    ),
  'the pins of the map': async () => {
    const { numbers } = decodePins(new Uint8Array(await findPins(await publishedSearch({}))).buffer)
    return [...numbers].includes(number)
  },
  'the list beside the map': () => lists(listFirstMapJobs({}, DEFAULT_CURRENCY), stage.jobId),
  'a pin’s card': () => isThere(getMapJobById(stage.jobId)),
  'the job’s page': () => isThere(getVisibleJob(null, stage.jobId)),
  'the job’s page for somebody signed in': () => isThere(getVisibleJob(stage.seeker, stage.jobId)),
  'the job’s page for an employer of another company': async () =>
    isThere(getVisibleJob(await buildEmployer(), stage.jobId)),
  'the share image': () => isThere(answerShareImage(stage.jobId, ask())),
  'similar jobs': () => lists(listSimilarJobs(null, stage.kinId), stage.jobId),
  'the company’s page': () => isThere(getOrganizationPage(stage.companyId, null)),
  'the feed of a search': () => includes(answerSearchFeed('json', ask('/jobs/feed.json')), stage.jobId),
  'the company’s feed': () =>
    isThere(answerCompanyFeed({ organizationId: stage.companyId, format: 'atom' }, ask())),
  'the feed for Indeed': () => includes(answerIndeedFeed(ask()), stage.jobId),
  'the sitemap of jobs': () => includes(answerSitemapFile('jobs-0.xml', ask()), stage.jobId),
  'the sitemap of companies': () =>
    includes(answerSitemapFile(`companies-${firstCompany}.xml`, ask()), stage.companyId),
  recommendations: () => lists(listRecommendedJobs(stage.seeker), stage.jobId),
  'the fit on the page': async () => (await findJobFit(stage.seeker, stage.jobId)) !== null,
  'candidates for the employer': async () =>
    (await listJobCandidates(stage.owner, stage.jobId)).suggested.length > 0,
}

describe.each(Object.entries(READERS))('%s', (_who, find) => {
  test(
    'shows an open job, not one of a suspended company, and shows it again afterwards',
    { tags: ['2.9d'] },
    async () => {
      const { admin, companyId: id } = stage
      expect(await find()).toBe(true)
      await suspendOrganization(admin, { id, reason: REASON })
      expect(await find()).toBe(false)
      await restoreOrganization(admin, id)
      expect(await find()).toBe(true)
    },
  )
})

test('who liked it reads that the job was taken down, is led nowhere, and cannot like it; afterwards they wait again', async () => {
  const { admin, liker, companyId: id, jobId } = stage
  const likeOf = async () => (await listMyLikes(liker)).find((like) => like.jobId === jobId)
  await suspendOrganization(admin, { id, reason: REASON })
  expect(await likeOf()).toMatchObject({ state: 'closed', closeReason: 'Suspended', isSeen: false })
  await expect(setLike(liker, { jobId, liked: true })).rejects.toMatchObject({ code: 'CONFLICT' })
  await restoreOrganization(admin, id)
  expect(await likeOf()).toMatchObject({ state: 'liked', closeReason: null, isSeen: true })
})

test('its people and admins see the company and its job, with the admin’s words, and admins since when; when it is back there are none', async () => {
  const { admin, owner, companyId: id, jobId } = stage
  const readings = () =>
    Promise.all(
      [owner, admin].flatMap((actor) => [getVisibleJob(actor, jobId), getOrganizationPage(id, actor)]),
    )
  const words = async () => (await readings()).map(({ suspensionReason }) => suspensionReason)
  await suspendOrganization(admin, { id, reason: REASON })
  const moments = async () => (await readings()).map(({ suspendedSince }) => suspendedSince ?? null)
  expect(await words()).toEqual([REASON, REASON, REASON, REASON])
  const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
  expect(await moments()).toEqual([null, null, aMoment, aMoment])
  await restoreOrganization(admin, id)
  expect(await words()).toEqual([null, null, null, null])
  expect(await moments()).toEqual([null, null, null, null])
})
