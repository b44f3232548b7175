import { pipeline, Readable, type Transform } from 'node:stream'
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { SitemapIndexStream, SitemapStream } from 'sitemap'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { peek } from '#/lib/peek.ts'
import { IS_UNCONFIRMED } from '#/platform/auth/organizations/is-unconfirmed.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerDocument } from '#/platform/http/public-document.server.ts'
import { answerStream } from '#/platform/http/streamed-document.server.ts'
import { parseSitemapName, SITEMAP_FILE_MAX, sitemapPath, type SitemapFile } from './sitemap-files.ts'
import { STILL_OPEN } from './still-open.server.ts'

const XML = 'application/xml; charset=utf-8'

/** Rows that are in memory at once. */
const CHUNK_ROWS = 5_000

/** The pages that are about the site; `/` only leads elsewhere. */
const PAGES = ['/jobs', '/jobs/maps', '/how-matching-works', '/contact', '/privacy', '/terms']

/** One line of a file; `lastmod` is an ISO moment. */
type Entry = { url: string; lastmod?: string }

/** The ranges of numbers that hold an open job. Looks into each along job_number_unique until it finds one. */
async function listJobRanges(): Promise<SitemapFile[]> {
  const { rows } = await db().execute<{ range: number }>(
    sql`select range::int from generate_series(0, (select max(${job.number}) from ${job}) / ${SITEMAP_FILE_MAX}::bigint)
      as range where exists (select 1 from ${job} where ${job.number} >= range * ${SITEMAP_FILE_MAX}
      and ${job.number} < (range + 1) * ${SITEMAP_FILE_MAX} and ${STILL_OPEN}) order by range`,
  )
  return rows.map(({ range }) => ({ kind: 'jobs', range }))
}

/** Every 50,000th company, at which a file begins. Reads organization_pkey alone. */
async function listCompanyRanges(): Promise<SitemapFile[]> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from (select ${organization.id}, row_number() over (order by ${organization.id}) as place
      from ${organization}) as numbered where place % ${SITEMAP_FILE_MAX} = 1 order by id`,
  )
  return rows.map(({ id }) => ({ kind: 'companies', fromId: id }))
}

/** Some of the open jobs of a range, by their numbers along job_number_unique. */
function listJobs({ after, last }: { after: number; last: number }) {
  return db()
    .select({ id: job.id, number: job.number, updatedAt: job.updatedAt })
    .from(job)
    .where(and(gt(job.number, after), lte(job.number, last), STILL_OPEN))
    .orderBy(asc(job.number))
    .limit(CHUNK_ROWS)
}

async function* jobEntries(range: number): AsyncGenerator<Entry> {
  const last = (range + 1) * SITEMAP_FILE_MAX - 1
  let after = range * SITEMAP_FILE_MAX - 1
  for (;;) {
    const rows = await listJobs({ after, last })
    for (const { id, updatedAt } of rows) {
      yield { url: `/job/${encodeURIComponent(id)}`, lastmod: updatedAt.toISOString() }
    }
    if (rows.length < CHUNK_ROWS) return
    after = rows.at(-1)?.number ?? last
  }
}

/** Some companies from an id on, along organization_pkey. */
function listCompanies(isNext: ReturnType<typeof gt>, limit: number) {
  return db()
    .select({
      id: organization.id,
      updatedAt: organization.updatedAt,
      isHidden: sql<boolean>`("organization"."suspended_at" is not null or ${IS_UNCONFIRMED})`,
    })
    .from(organization)
    .where(isNext)
    .orderBy(asc(organization.id))
    .limit(limit)
}

async function* companyEntries(fromId: string): AsyncGenerator<Entry> {
  let isNext = gte(organization.id, fromId)
  for (let left = SITEMAP_FILE_MAX; left > 0; left -= CHUNK_ROWS) {
    const rows = await listCompanies(isNext, CHUNK_ROWS)
    // What strangers may not see counts all the same: files begin at the same companies.
    for (const { id, updatedAt, isHidden } of rows) {
      if (isHidden) continue
      yield { url: `/company/${encodeURIComponent(id)}`, lastmod: updatedAt.toISOString() }
    }
    if (rows.length < CHUNK_ROWS) return
    isNext = gt(organization.id, rows.at(-1)?.id ?? fromId)
  }
}

/** A range of companies begins at one that exists: nobody makes us begin anywhere. */
async function isCompany(id: string): Promise<boolean> {
  const found = await db().select({ id: organization.id }).from(organization).where(eq(organization.id, id))
  return found.length > 0
}

async function* each(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries
}

function entriesOf(file: SitemapFile): AsyncGenerator<Entry> {
  if (file.kind === 'pages') return each(PAGES.map((url) => ({ url })))
  return file.kind === 'jobs' ? jobEntries(file.range) : companyEntries(file.fromId)
}

/** Entries as the library writes them; whoever stops reading stops the queries too. */
function written(entries: AsyncIterable<Entry>, writer: Transform): AsyncIterable<string> {
  // A fault reaches the reader through the writer; there is nobody else to tell.
  return pipeline(Readable.from(entries), writer, () => undefined)
}

/** Answers the list of the sitemap's files, which has a line for 50,000 addresses. */
export async function answerSitemapIndex(request: Request): Promise<Response> {
  const files = [{ kind: 'pages' } as const, ...(await listCompanyRanges()), ...(await listJobRanges())]
  const entries = files.map((file) => ({ url: `${baseUrl()}${sitemapPath(file)}` }))
  const pieces = await Array.fromAsync(written(each(entries), new SitemapIndexStream()))
  return answerDocument(request, { content: pieces.join(''), contentType: XML })
}

/**
 * Answers one file of the sitemap by its name. At most a chunk of rows is in memory, whatever the table's length.
 * Throws not-found for a file without a single address.
 */
export async function answerSitemapFile(name: string, request: Request): Promise<Response> {
  const file = parseSitemapName(name)
  if (!file || (file.kind === 'companies' && !(await isCompany(file.fromId)))) throw notFoundError()
  const entries = await peek(entriesOf(file))
  if (!entries) throw notFoundError()
  const writer = new SitemapStream({
    hostname: baseUrl(),
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  return answerStream(request, { pieces: written(entries, writer), contentType: XML })
}
