import * as z from 'zod'
import { parseJobFilters } from '#/domain/job/job-filters.ts'

/** As many as a view of the map shows one by one, and a page of its list. */
export const MAP_JOBS_MAX = 100

export const mapJobsSchema = z.object({
  numbers: z
    .array(
      z
        .int()
        .min(1)
        .max(2 ** 31 - 1),
    )
    .max(MAP_JOBS_MAX),
})

/** The nine parameters, read as an address is. */
export const firstMapJobsSchema = z.record(z.string(), z.unknown()).transform(parseJobFilters)

export const mapJobSchema = z.object({ id: z.string().min(1).max(64) })
