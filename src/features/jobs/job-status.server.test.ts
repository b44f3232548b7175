import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { ORGANIZATION_ROLES, type OrganizationRole } from '#/domain/access/organization-roles.ts'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobTransition } from '#/db/schema/index.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import {
  archiveOpenJob,
  discardDraft,
  publishDraft,
  repostArchivedJob,
  restoreArchivedJob,
  unpublishOpenJob,
} from './job-status.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

type JobColumns = Parameters<typeof buildJob>[0]

const TODAY = toIsoDate(new Date())
const DRAFT: JobColumns = { status: 'Draft', publishedAt: null }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const archivedAgo = (days: number, archiveReason: 'Filled' | 'Moderation' = 'Filled'): JobColumns => ({
  status: 'Archived',
  archivedAt: daysAgo(days),
  archiveReason,
})

type Setting = { organizationRole?: OrganizationRole; emailVerified?: boolean }

async function setUp(
  columns: JobColumns,
  { organizationRole = 'owner', emailVerified = true }: Setting = {},
) {
  const organizationId = await buildOrganization()
  const person = await buildUser({ type: 'Employer', emailVerified })
  const actor = await buildMember(person, organizationId, organizationRole)
  return { actor, id: await buildJob({ organizationId, ...columns }) }
}

async function rowOf(id: string) {
  const [row] = await db().select().from(job).where(eq(job.id, id))
  return row
}

async function logOf(id: string) {
  return db().select().from(jobTransition).where(eq(jobTransition.jobId, id)).orderBy(jobTransition.id)
}

async function addLike(jobId: string, state: typeof jobLike.$inferInsert.state) {
  const { userId } = await buildUser()
  const since = state === 'approached' ? { approachedAt: new Date() } : { likedAt: new Date() }
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, ...since })
  return async () => {
    const [row] = await db().select().from(jobLike).where(eq(jobLike.userId, userId))
    return row
  }
}

describe('publishing', () => {
  test('a complete draft goes live with its date, and the log says who', { tags: ['2.7a'] }, async () => {
    const { actor, id } = await setUp(DRAFT)
    expect(await publishDraft(actor, id)).toEqual({ id, status: 'Published' })
    expect(await rowOf(id)).toMatchObject({ status: 'Published', publishedAt: expect.any(Date) })
    const change = { actorId: actor.userId, fromStatus: 'Draft', toStatus: 'Published' }
    expect(await logOf(id)).toMatchObject([change])
  })

  test('pressing it five times at once publishes once', async () => {
    const { actor, id } = await setUp(DRAFT)
    const answers = await Promise.all(Array.from({ length: 5 }, () => publishDraft(actor, id)))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ id, status: 'Published' })))
    expect(await logOf(id)).toHaveLength(1)
  })

  test.each<[string, JobColumns, string]>([
    ['a title', { title: ' ' }, 'title'],
    ['a sector', { sector: null }, 'sector'],
    ['hours', { jobType: null }, 'jobType'],
    ['a contract', { jobDuration: null }, 'jobDuration'],
    ['a way of working', { workLocation: null }, 'workLocation'],
    ['a place', { location: '' }, 'location'],
    ['countries, when remote', { workLocation: 'Remote', countries: [] }, 'countries'],
    ['openings', { openings: null }, 'openings'],
    ['a description of 50 characters', { description: 'x'.repeat(49) }, 'description'],
    ['a must-have skill', { mustHaveSkills: [] }, 'mustHaveSkills'],
    ['experience', { experienceYears: null }, 'experienceYears'],
    ['education', { educationLevel: null }, 'educationLevel'],
    ['a salary', { minSalary: null, maxSalary: null }, 'salary'],
    ['a currency', { currency: null }, 'currency'],
    ['a salary period', { salaryPeriod: null }, 'salaryPeriod'],
    ['a closing date', { closingDate: null }, 'closingDate'],
    ['a closing date in the future', { closingDate: TODAY }, 'closingDatePast'],
    ['a closing date within 90 days', { closingDate: addDays(TODAY, 91) }, 'closingDateFar'],
    ['a way to apply', { applyMode: null }, 'applyMode'],
    ['a web address to apply at', { applyMode: 'Url', applyUrl: 'javascript:alert(1)' }, 'applyUrl'],
    ['an address to apply to', { applyMode: 'Email', applyEmail: 'jobs@' }, 'applyEmail'],
    ['a pledge', { replyPledgeDays: null }, 'replyPledgeDays'],
  ])('without %s it is refused in words', async (_what, columns, rule) => {
    const { actor, id } = await setUp({ ...DRAFT, ...columns })
    const message = `job.publish.${rule}`
    const refusal = { code: 'INVALID', message, issues: [{ field: expect.any(String), message }] }
    await expect(publishDraft(actor, id)).rejects.toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({ status: 'Draft' })
    expect(await logOf(id)).toEqual([])
  })

  test('everything that is missing is told at once', async () => {
    const { actor, id } = await setUp({ ...DRAFT, title: '', description: '', closingDate: null })
    await expect(publishDraft(actor, id)).rejects.toMatchObject({
      issues: [{ field: 'title' }, { field: 'description' }, { field: 'closingDate' }],
    })
  })

  test('a volunteer role needs no salary', async () => {
    const unpaid = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }
    const { actor, id } = await setUp({ ...DRAFT, ...unpaid, jobType: 'Volunteer' })
    expect(await publishDraft(actor, id)).toMatchObject({ status: 'Published' })
  })

  test(
    'an unverified email is refused, whatever the session still believes',
    { tags: ['2.2d'] },
    async () => {
      const { actor, id } = await setUp(DRAFT, { emailVerified: false })
      const refusal = { code: 'FORBIDDEN', message: 'job.transition.emailNotVerified' }
      await expect(publishDraft({ ...actor, emailVerified: true }, id)).rejects.toMatchObject(refusal)
    },
  )

  test('a remote job goes live without the town that was typed before', async () => {
    const { actor, id } = await setUp({ ...DRAFT, workLocation: 'Remote', countries: ['GB'] })
    await publishDraft(actor, id)
    const placeless = { location: '', countryCode: null, lat: null, countries: ['GB'] }
    expect(await rowOf(id)).toMatchObject(placeless)
  })
})

type Verb = { name: string; from: JobColumns; act: (actor: Actor, id: string) => Promise<unknown> }

const VERBS: Verb[] = [
  { name: 'publish', from: DRAFT, act: publishDraft },
  { name: 'unpublish', from: {}, act: unpublishOpenJob },
  { name: 'archive', from: {}, act: (actor, id) => archiveOpenJob(actor, { id, reason: 'Filled' }) },
  { name: 'restore', from: archivedAgo(1), act: restoreArchivedJob },
  { name: 'repost', from: archivedAgo(1), act: (actor, id) => repostArchivedJob(actor, { id }) },
  { name: 'delete', from: DRAFT, act: discardDraft },
]

describe('who may do what', () => {
  const cells = VERBS.flatMap((verb) =>
    ORGANIZATION_ROLES.map((organizationRole) => ({ verb, organizationRole })),
  )

  test.each(cells)(
    '$verb.name by $organizationRole',
    { tags: ['2.5b'] },
    async ({ verb, organizationRole }) => {
      const { actor, id } = await setUp(verb.from, { organizationRole })
      const act = verb.act(actor, id)
      if (organizationRole === 'member' && verb.name !== 'repost') {
        await expect(act).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'job.transition.notAllowed' })
      } else {
        await expect(act).resolves.toBeDefined()
      }
    },
  )

  test.each(VERBS)('$name by an owner of another company is not-found', async (verb) => {
    const { id } = await setUp(verb.from)
    const { actor: stranger } = await setUp({})
    await expect(verb.act(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(verb.act(stranger, 'missing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('unpublishing', () => {
  test.each(['liked', 'approached', 'matched', 'withdrawn', 'declined', 'closed'] as const)(
    'is refused once somebody stands at %s',
    async (state) => {
      const { actor, id } = await setUp({})
      await addLike(id, state)
      const refusal = { code: 'CONFLICT', message: 'job.transition.hasLikes' }
      await expect(unpublishOpenJob(actor, id)).rejects.toMatchObject(refusal)
      expect(await rowOf(id)).toMatchObject({ status: 'Published' })
    },
  )
})

describe('archiving', () => {
  test(
    'closes open likes with the reason, leaves matches alone, and is logged',
    { tags: ['2.6c'] },
    async () => {
      const { actor, id } = await setUp({})
      const [liked, approached, matched] = [
        await addLike(id, 'liked'),
        await addLike(id, 'approached'),
        await addLike(id, 'matched'),
      ]
      await archiveOpenJob(actor, { id, reason: 'Filled' })
      const closed = { state: 'closed', closeReason: 'job:Filled', closedAt: expect.any(Date) }
      expect(await liked()).toMatchObject(closed)
      expect(await approached()).toMatchObject(closed)
      expect(await matched()).toMatchObject({ state: 'matched', closeReason: null })
      expect(await logOf(id)).toMatchObject([{ toStatus: 'Archived', reason: 'Filled' }])
    },
  )

  test('a second press keeps the first reason', async () => {
    const { actor, id } = await setUp({})
    await archiveOpenJob(actor, { id, reason: 'Filled' })
    await archiveOpenJob(actor, { id, reason: 'Withdrawn' })
    expect(await logOf(id)).toMatchObject([{ reason: 'Filled' }])
  })

  test.each(ARCHIVE_REASONS)(
    'an employer gives the reason %s only if it is theirs to give',
    async (reason) => {
      const { actor, id } = await setUp({})
      const act = archiveOpenJob(actor, { id, reason })
      if (reason === 'Filled' || reason === 'Withdrawn') await expect(act).resolves.toBeDefined()
      else await expect(act).rejects.toMatchObject({ code: 'FORBIDDEN' })
    },
  )
})

describe('coming back', () => {
  test('restoring opens the likes that the job had closed, and no others', async () => {
    const { actor, id } = await setUp({})
    const [liked, approached, closed] = [
      await addLike(id, 'liked'),
      await addLike(id, 'approached'),
      await addLike(id, 'closed'),
    ]
    await archiveOpenJob(actor, { id, reason: 'Filled' })
    await restoreArchivedJob(actor, id)
    expect(await liked()).toMatchObject({ state: 'liked', closedAt: null, closeReason: null })
    expect(await approached()).toMatchObject({ state: 'approached' })
    expect(await closed()).toMatchObject({ state: 'closed' })
  })

  test.each<[string, JobColumns, string | null]>([
    ['on the seventh day', archivedAgo(7), null],
    ['on the eighth day', archivedAgo(8), 'restoreTooLate'],
    ['after moderation', archivedAgo(1, 'Moderation'), 'moderated'],
    ['after the closing date', { ...archivedAgo(1), closingDate: addDays(TODAY, -1) }, 'closingDatePassed'],
  ])('restoring %s', async (_when, columns, problem) => {
    const { actor, id } = await setUp(columns)
    const act = restoreArchivedJob(actor, id)
    if (problem === null) {
      await act
      const live = { status: 'Published', archivedAt: null, archiveReason: null }
      expect(await rowOf(id)).toMatchObject(live)
    } else {
      await expect(act).rejects.toMatchObject({ code: 'CONFLICT', message: `job.transition.${problem}` })
    }
  })

  test(
    'reposting makes one new draft with the same words and no past dates; the old job stays',
    { tags: ['2.7b'] },
    async () => {
      const columns = { ...archivedAgo(40), closingDate: addDays(TODAY, -40), title: 'Sluice Keeper' }
      const { actor, id } = await setUp(columns)
      const visitKey = randomUUID()
      const made = await Promise.all([1, 2, 3].map(() => repostArchivedJob(actor, { id, visitKey })))
      expect(new Set(made.map((draft) => draft.id)).size).toBe(1)
      const draftId = made[0]?.id ?? ''
      const draft = { status: 'Draft', title: 'Sluice Keeper', closingDate: null, publishedAt: null }
      expect(await rowOf(draftId)).toMatchObject(draft)
      expect(draftId).not.toBe(id)
      expect(await rowOf(id)).toMatchObject({ status: 'Archived' })
      expect(await logOf(draftId)).toMatchObject([{ toStatus: 'Draft', reason: `repost:${id}` }])
    },
  )
})

test.each([{}, archivedAgo(1)])('only drafts can be deleted: %j', async (columns) => {
  const { actor, id } = await setUp(columns)
  await expect(discardDraft(actor, id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rowOf(id)).toBeDefined()
})

test('a person publishes, closes and opens jobs two hundred times a day; what has happened already is no step', async () => {
  const { actor, id } = await setUp({})
  for (let nth = 1; nth <= 199; nth += 1) await countMade(actor.userId, 'status')
  await archiveOpenJob(actor, { id, reason: 'Filled' })
  await archiveOpenJob(actor, { id, reason: 'Filled' })
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.status', values: { max: 200 } }
  await expect(restoreArchivedJob(actor, id)).rejects.toMatchObject(refused)
  expect([(await rowOf(id))?.status, (await logOf(id)).length]).toEqual(['Archived', 1])
})
