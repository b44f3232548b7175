import { sql, type SQL } from 'drizzle-orm'
import { job } from '#/db/schema/index.ts'

/**
 * What a job must be to be told to other machines: published, and its closing day (in UTC) not over. Asked with every
 * query, because the task that archives jobs may be late. The status is written out for the partial indexes.
 */
export const STILL_OPEN: SQL = sql`(${job.status} = 'Published' and ${job.closingDate} >= (now() at time zone 'utc')::date)`
