import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { JOB_TYPES, WORK_LOCATIONS } from '#/domain/job/vocabulary.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { tries } from '#tests/setup/tries.ts'
import { job, jobLike } from './index.ts'

type JobRow = typeof job.$inferInsert

await useTestDatabase()
let organizationId = ''
beforeAll(async () => {
  organizationId = await buildOrganization()
})

/** The database's word, as its own code for it; null when it agrees. */
async function refusalOf(write: Promise<unknown>): Promise<string | null> {
  const fault: unknown = await write.then(
    () => null,
    (error: unknown) => error,
  )
  return fault instanceof Error && fault.cause instanceof Error && 'code' in fault.cause
    ? String(fault.cause.code)
    : null
}

const INCOMPLETE = '23514'
const NO_SUCH_MOVE = 'FP003'

const today = utcToday()
const blank = '\u00a0 \u3000\n'
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.constantFrom(
    '',
    blank,
    `${blank}a`,
    'ab',
    '😀',
    'x'.repeat(49),
    'x'.repeat(50),
    'x'.repeat(120),
    'x'.repeat(121),
  ),
)
const skills = fc.array(fc.constantFrom('NEC4', 'Rust'), { maxLength: 12 })
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null))

/** Any few fields of a complete job, well or badly filled. Addresses have the right shape or none. */
const arbitraryChanges = fc.record(
  {
    title: text,
    description: text,
    location: text,
    workLocation: maybe(fc.constantFrom(...WORK_LOCATIONS)),
    countries: fc.constantFrom([], ['GB']),
    jobType: maybe(fc.constantFrom(...JOB_TYPES)),
    openings: maybe(fc.integer({ min: -1, max: 3 })),
    mustHaveSkills: skills,
    niceToHaveSkills: skills,
    experienceYears: maybe(fc.integer({ min: -1, max: 52 })),
    educationLevel: maybe(fc.constant('Bachelor' as const)),
    minSalary: maybe(fc.constant(41_000)),
    currency: maybe(fc.constant('GBP' as const)),
    salaryPeriod: maybe(fc.constant('Year' as const)),
    closingDate: maybe(fc.constant(addDays(today, 30))),
    applyMode: maybe(fc.constantFrom('Here' as const, 'Url' as const, 'Email' as const)),
    applyUrl: fc.constantFrom('', 'https://example.com/apply'),
    applyEmail: fc.constantFrom('', 'jobs@example.com'),
    replyPledgeDays: maybe(fc.constant(7 as const)),
  },
  { requiredKeys: [] },
)

test('a job lies published in the table exactly when no rule of publishing is broken', async () => {
  const id = await buildJob({ organizationId, status: 'Draft' })
  const [draft] = await db().select().from(job).where(eq(job.id, id))
  if (!draft) throw new Error('There is no draft')
  const { number: _number, ...row } = draft
  await fc.assert(
    fc.asyncProperty(arbitraryChanges, async (changes) => {
      const fields = Object.fromEntries(
        Object.entries(changes).map(([name, value]) =>
          typeof value === 'string' ? [name, value.replaceAll('\0', '')] : [name, value],
        ),
      )
      const details = toJobDetails({ ...row, ...fields })
      const isComplete = publishProblems(details, { today }).length === 0
      const written = {
        ...row,
        ...details,
        id: crypto.randomUUID(),
        status: 'Published',
        publishedAt: new Date(),
      }
      const refusal = await refusalOf(
        db()
          .insert(job)
          .values(written as JobRow),
      )
      expect({ details, refusal }).toEqual({ details, refusal: isComplete ? null : INCOMPLETE })
    }),
    { numRuns: tries(300) },
  )
})

const DAY_MS = 86_400_000
const archived = (daysAgo: number) =>
  ({
    status: 'Archived',
    archiveReason: 'Filled',
    archivedAt: new Date(Date.now() - daysAgo * DAY_MS),
  }) as const

test.each([
  [
    'a draft whose closing day is today goes live',
    { status: 'Draft', closingDate: today },
    { status: 'Published' },
  ],
  [
    'a draft that closes in 91 days goes live',
    { status: 'Draft', closingDate: addDays(today, 91) },
    { status: 'Published' },
  ],
  ['a draft is archived', { status: 'Draft' }, archived(0)],
  ['an open job ends without a reason', {}, { status: 'Archived', archivedAt: new Date() }],
  ['an archived job becomes a draft', archived(1), { status: 'Draft' }],
  ['an archived job comes back after eight days', archived(8), { status: 'Published' }],
  [
    'an archived job comes back after its closing day',
    { ...archived(1), closingDate: addDays(today, -1) },
    { status: 'Published' },
  ],
] as const)('the table refuses that %s', async (_what, before, changes) => {
  const id = await buildJob({ organizationId, ...before })
  expect(await refusalOf(db().update(job).set(changes).where(eq(job.id, id)))).toBe(NO_SUCH_MOVE)
})

test.each([
  ['a draft goes live', { status: 'Draft' }, { status: 'Published' }],
  ['an open job that nobody liked becomes a draft', {}, { status: 'Draft' }],
  ['an open job ends', {}, archived(0)],
  ['an archived job comes back within a week', archived(7), { status: 'Published' }],
] as const)('the table lets it happen that %s', async (_what, before, changes) => {
  const id = await buildJob({ organizationId, ...before })
  expect(await refusalOf(db().update(job).set(changes).where(eq(job.id, id)))).toBeNull()
})

test('the table refuses that an open job with a like becomes a draft', async () => {
  const id = await buildJob({ organizationId })
  const { userId } = await buildUser()
  await db().insert(jobLike).values({ userId, jobId: id, state: 'withdrawn' })
  expect(await refusalOf(db().update(job).set({ status: 'Draft' }).where(eq(job.id, id)))).toBe(NO_SUCH_MOVE)
})
