import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { listedColumns, listedCompanyColumns } from '#/db/listed-columns.ts'
import { job, organization } from '#/db/schema/index.ts'
import { toMapJob, type MapJob } from './map-job.view.ts'

const COLUMNS = { ...listedColumns, lat: job.lat, lng: job.lng, organization: listedCompanyColumns }

async function findPublished(which: SQL): Promise<MapJob[]> {
  const rows = await db()
    .select(COLUMNS)
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(eq(job.status, 'Published'), which))
  return rows.map(toMapJob)
}

/** Published jobs by their numbers, in the order of the numbers. What is not published (any more) is left out. */
export async function listMapJobs(numbers: readonly number[]): Promise<MapJob[]> {
  if (numbers.length === 0) return []
  const found = await findPublished(inArray(job.number, [...numbers]))
  const byNumber = new Map(found.map((one) => [one.number, one]))
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
}

/** One published job. Throws not-found for everything else. */
export async function getMapJobById(id: string): Promise<MapJob> {
  const [found] = await findPublished(eq(job.id, id))
  if (!found) throw notFoundError()
  return found
}
