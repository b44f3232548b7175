import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobLike, organization } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { indexesOf } from '#tests/setup/indexes-of.ts'
import { listAllJobsSchema } from './jobs.schema.ts'
import { findAllJobs } from './jobs.server.ts'
import { ROWS_PER_PAGE } from './table-page.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const find = (asked: object = {}) => findAllJobs(listAllJobsSchema.parse({ words: '', ...asked }))
const titles = async (asked: object = {}) => (await find(asked)).rows.map(({ title }) => title)
const ARCHIVED = { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' } as const
const DRAFT = { status: 'Draft', publishedAt: null } as const

test('jobs of every status are listed, the newest first, with no more than the list shows', async () => {
  const organizationId = await buildOrganization({ name: 'Severn Works' })
  await buildJob({ organizationId, title: 'Open' })
  await buildJob({ organizationId, title: 'Over', ...ARCHIVED })
  await buildJob({ organizationId, title: '', ...DRAFT })
  const { rows, ...page } = await find()
  expect(page).toEqual({ count: { value: 3, isMore: false }, hasPrevious: false, hasNext: false })
  expect(rows.map(({ title, status, isRestorable }) => [title, status, isRestorable])).toEqual([
    ['', 'Draft', false],
    ['Over', 'Archived', true],
    ['Open', 'Published', false],
  ])
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    [
      ...['id', 'title', 'company', 'status', 'archiveReason', 'publishedAt', 'closingDate'],
      ...['createdAt', 'archiveNote', 'likes', 'matches', 'flags', 'isRestorable'],
    ].toSorted(),
  )
  expect(rows[1]).toMatchObject({
    company: { id: organizationId, name: 'Severn Works' },
    archiveReason: 'Filled',
  })
  await db()
    .update(job)
    .set({ archiveReason: 'Moderation', archiveNote: 'They ask for money.' })
    .where(eq(job.id, rows[1]?.id ?? ''))
  expect((await find()).rows.map(({ archiveNote }) => archiveNote)).toEqual([
    ...[null, 'They ask for money.', null],
  ])
  expect(await titles({ status: 'Archived' })).toEqual(['Over'])
  expect(await titles({ status: 'unheard of' })).toHaveLength(3)
  expect(await titles({ sort: 'number' })).toEqual(['Open', 'Over', ''])
})

test('likes and matches are counted, without those that were taken back and mere invitations', async () => {
  const jobId = await buildJob()
  const now = new Date()
  for (const like of [
    { state: 'liked', likedAt: now },
    { state: 'closed', likedAt: now },
    { state: 'matched', likedAt: now },
    { state: 'withdrawn', likedAt: now },
    { state: 'approached', approachedAt: now },
  ] as const)
    await db()
      .insert(jobLike)
      .values({ ...like, jobId, userId: (await buildUser()).userId })
  await buildJob()
  expect((await find()).rows.map(({ likes, matches }) => [likes, matches])).toEqual([
    [0, 0],
    [3, 1],
  ])
})

test('jobs are found by any part of their title and company, all words of it, whatever their status', async () => {
  const organizationId = await buildOrganization({ name: 'Électricité du Rhône' })
  await buildJob({ organizationId, title: 'Ingénieur réseau', ...DRAFT })
  await buildJob({ organizationId, title: 'Comptable' })
  await buildJob({ title: '100% remote analyst', ...ARCHIVED })
  expect(await titles({ words: 'INGENIEUR' })).toEqual(['Ingénieur réseau'])
  expect(await titles({ words: 'rhone' })).toEqual(['Comptable', 'Ingénieur réseau'])
  expect(await titles({ words: 'electri seau' })).toEqual(['Ingénieur réseau'])
  expect(await titles({ words: 'rhone', status: 'Published' })).toEqual(['Comptable'])
  expect(await titles({ words: '100% rem' })).toEqual(['100% remote analyst'])
  expect(await titles({ words: '_' })).toEqual([])
})

test('a word of one or two letters is found at the beginnings of words, and a mark alone nowhere', async () => {
  const organizationId = await buildOrganization({ name: 'Brook & Sons' })
  await buildJob({ organizationId, title: 'C++ engineer' })
  await buildJob({ organizationId: await buildOrganization({ name: 'Harrow' }), title: 'QA lead' })
  expect(await titles({ words: 'c++' })).toEqual(['C++ engineer'])
  expect(await titles({ words: 'q' })).toEqual(['QA lead'])
  expect(await titles({ words: 'so' })).toEqual(['C++ engineer'])
  expect(await titles({ words: 'ne' })).toEqual([])
  expect(await titles({ words: 'brook & sons' })).toEqual(['C++ engineer'])
  expect(await titles({ words: '&' })).toEqual([])
})

test('a word that thousands of companies have in their names finds the jobs of them all', async () => {
  await db().execute(sql`insert into organization (id, slug, name, email, phone, description, location)
    select 'many-' || nth, 'many-' || nth, 'Many ' || nth, '', '', '', '' from generate_series(1, 2001) as nth`)
  await buildJob({ organizationId: 'many-1', title: 'First' })
  await buildJob({ organizationId: 'many-2001', title: 'Last' })
  await buildJob({ title: 'Other' })
  expect(await titles({ words: 'many' })).toEqual(['Last', 'First'])
  expect(await titles({ words: 'many last' })).toEqual(['Last'])
})

test.each([
  [{}, ['job_number_unique']],
  [{ status: 'Draft' }, ['job_status_number']],
  [{ flag: 'stale' }, ['job_flag_number']],
  [{ words: 'ineer' }, ['job_title_trigrams', 'job_organization_id', 'organization_name_trigrams']],
  [{ words: 'q' }, ['job_title_trigrams', 'organization_name_trigrams']],
])('jobs asked for by %j are read along the indexes %j', async (asked, indexes) => {
  await buildJob()
  const used = await indexesOf(() => find(asked))
  for (const index of indexes) expect([...used]).toContain(index)
})

test('every page follows the last, though jobs are posted and go meanwhile; back again is the same way', async () => {
  const organizationId = await buildOrganization()
  const [first] = [await buildJob({ organizationId })]
  const [row] = await db().select().from(job).where(eq(job.id, first))
  if (!row) throw new Error('There is no job')
  const { number: _number, ...model } = row
  await db()
    .insert(job)
    .values(Array.from({ length: 69 }, (_, place) => ({ ...model, id: `many-${place}` })))
  const pages = [await find({ status: 'Published' })]
  while (pages.at(-1)?.hasNext) {
    await buildJob({ organizationId })
    pages.push(await find({ status: 'Published', after: pages.at(-1)?.rows.at(-1)?.id }))
  }
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids).toEqual([...Array.from({ length: 69 }, (_, place) => `many-${68 - place}`), first])
  const back = await find({ before: pages[2]?.rows[0]?.id })
  expect(back.rows.map(({ id }) => id)).toEqual(pages[1]?.rows.map(({ id }) => id))
  expect(back.rows).toHaveLength(ROWS_PER_PAGE)
  expect(await find({ after: 'gone' })).toMatchObject({ hasPrevious: false, hasNext: true })
})
