import { getTableColumns } from 'drizzle-orm'
import { job } from './schema/index.ts'

const { searchVector: _searchVector, facets: _facets, ...columns } = getTableColumns(job)

/** Every column of a job but what searches read, which is as long as the description: whole jobs are read by these. */
export const jobColumns = columns

/** A stored job without what searches look into. */
export type JobRow = Omit<typeof job.$inferSelect, 'searchVector' | 'facets'>
