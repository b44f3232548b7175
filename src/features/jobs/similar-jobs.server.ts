import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { pickSimilarJobs, type ComparedJob } from '#/domain/job/similar-jobs.ts'
import { tellingWords } from '#/domain/matching/title-overlap.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { db } from '#/db/client.server.ts'
import { listedCompanyColumns } from '#/db/listed-columns.ts'
import { job, organization, searchableJob, type JobRow } from '#/db/schema/index.ts'
import { NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import { anyOfQuery } from '#/platform/job-search/term-query.ts'
import { SUMMARY_COLUMNS } from './found-page.server.ts'
import { getSeenJob } from './job-detail.server.ts'
import { STILL_OPEN } from './open-web/still-open.server.ts'
import { toJobSummary, type JobSummary, type JobSummaryRow } from './published-jobs.view.ts'

/** How many of the newest jobs are read, and of how many of these of the same sector the words are compared. */
const READ_MAX = 2_500
const OF_SECTOR_MAX = 200
/** With fewer kin in a sector the other sectors are compared too. */
const KIN_MIN = 6
/** With fewer kin in all of them the words are rare enough to be looked up, and so many of those found are read. */
const LOOKED_UP_MAX = 600
/** How many of each way are weighed, the newest. */
const WEIGHED_MAX = 100

type Candidate = JobSummaryRow & ComparedJob

/** The skills asked for and the words that say what the work is; null when there are none. */
function kinQuery({ title, mustHaveSkills }: JobRow): string | null {
  const terms = [...mustHaveSkills, ...tellingWords(title)].filter((term) => searchWords(term).length > 0)
  return terms.length === 0 ? null : anyOfQuery({ terms, sectors: [] })
}

/**
 * Numbers of open jobs that share a skill or a word of the title with a job: of its sector and, where these are few, of
 * others. What many share is found among the newest, along the index searchable_job_newest; what few share by the index
 * searchable_job_words. No way is gone where those before it found enough. The last is a list for itself, so that it is
 * planned to be read whole and read no further than needed.
 */
function kinNumbers({ number, sector }: JobRow, query: string) {
  const isKin = sql`${searchableJob.searchVector} @@ ${query}::tsquery`
  const isAnother = ne(searchableJob.number, number)
  const isOfSector = sql`${searchableJob.facets} && array[${`sector:${sector}`}]`
  const newest = sql`(select * from ${searchableJob} order by ${NEWEST_FIRST} limit ${READ_MAX}::int) as searchable_job`
  return sql`with newest as materialized (
      select ${searchableJob.number} as number, ${isKin} as is_kin
      from ${newest} where ${and(isOfSector, isAnother)} limit ${OF_SECTOR_MAX}::int
    ), across as materialized (
      select ${searchableJob.number} as number from ${newest}
      where ${and(isKin, not(isOfSector))} and (select count(*) from newest where is_kin) < ${KIN_MIN}::int
    ), hits as materialized (
      select ${searchableJob.number} as number, ${searchableJob.publishedAt} as published_at from ${searchableJob}
      where ${and(isKin, isAnother)}
        and (select count(*) from newest where is_kin) + (select count(*) from across) < ${KIN_MIN}::int
    )
    (select number as kin_number from newest where is_kin limit ${WEIGHED_MAX}::int)
    union (select number from across limit ${WEIGHED_MAX}::int)
    union (select number from (select * from hits limit ${LOOKED_UP_MAX}::int) as looked_up
      order by published_at desc, number desc limit ${WEIGHED_MAX}::int)`
}

async function listCandidates(row: JobRow): Promise<Candidate[]> {
  const query = kinQuery(row)
  if (query === null) return []
  const kin = db()
    .$with('kin', { number: sql<number>`kin_number`.as('kin_number') })
    .as(kinNumbers(row, query))
  return db()
    .with(kin)
    .select({
      ...SUMMARY_COLUMNS,
      ...{ mustHaveSkills: job.mustHaveSkills, experienceYears: job.experienceYears },
      ...{ countryCode: job.countryCode, lat: job.lat, lng: job.lng, organization: listedCompanyColumns },
    })
    .from(kin)
    .innerJoin(job, and(eq(job.number, kin.number), STILL_OPEN))
    .innerJoin(organization, eq(organization.id, job.organizationId))
}

/**
 * Open jobs like this one, the most alike first; none beside a draft. Throws not-found for a job that the actor may not
 * see.
 */
export async function listSimilarJobs(
  actor: Actor | null,
  id: string,
  request?: Request,
): Promise<JobSummary[]> {
  const found = await getSeenJob(actor, id, request)
  if (found.job.status === 'Draft') return []
  return pickSimilarJobs(
    { ...found.job, organization: found.organization },
    await listCandidates(found.job),
  ).map(toJobSummary)
}
