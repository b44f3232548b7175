import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { listedColumns, listedCompanyColumns } from '#/db/listed-columns.ts'
import { job, organization, searchableJob } from '#/db/schema/index.ts'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { countSearch } from '#/platform/job-search/count-search.server.ts'
import { newestNumbers } from '#/platform/job-search/published-search.server.ts'
import { toMapJob, type MapJob } from './map-job.view.ts'

const COLUMNS = { ...listedColumns, lat: job.lat, lng: job.lng, organization: listedCompanyColumns }

/** In no order: the index is that of what says which. */
function publishedJobs(which: SQL) {
  return db()
    .select(COLUMNS)
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(eq(job.status, 'Published'), which))
}

/** Published jobs by their numbers, in the order of the numbers. What is not published (any more) is left out. */
export async function listMapJobs(numbers: readonly number[]): Promise<MapJob[]> {
  if (numbers.length === 0) return []
  const found = await publishedJobs(inArray(job.number, [...numbers]))
  const byNumber = new Map(found.map((one) => [one.number, toMapJob(one)]))
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
}

/** As many as stand beside the map before anybody scrolls. */
const FIRST_MAX = 10

/** The newest jobs of a search that lie on the map: what its list begins with while the map is on its way. */
export async function listFirstMapJobs(filters: JobFilters, currency: Currency): Promise<MapJob[]> {
  // Every remote job would be read to find none of them there.
  const { workLocations } = toJobCriteria(filters)
  if (workLocations.length > 0 && workLocations.every((one) => one === 'Remote')) return []
  const onMap = [isNotNull(searchableJob.lat)]
  const newest = await newestNumbers(filters, { limit: FIRST_MAX, currency, also: onMap })
  const found = await publishedJobs(sql`${job.number} in ${newest}`).orderBy(
    desc(job.publishedAt),
    desc(job.number),
  )
  return found.slice(0, FIRST_MAX).map(toMapJob)
}

/** The same for whoever asks. Throws rate-limited when one address searches too often. */
export function askFirstMapJobs(
  filters: JobFilters,
  currency: Currency,
  headers: Headers,
): Promise<MapJob[]> {
  countSearch(filters, headers)
  return listFirstMapJobs(filters, currency)
}

/** One published job. Throws not-found for everything else. */
export async function getMapJobById(id: string): Promise<MapJob> {
  const [found] = await publishedJobs(eq(job.id, id))
  if (!found) throw notFoundError()
  return toMapJob(found)
}
