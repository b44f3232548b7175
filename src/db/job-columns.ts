import { getTableColumns } from 'drizzle-orm'
import { job } from './schema/index.ts'

const { searchText: _searchText, ...columns } = getTableColumns(job)

/** Every column of a job but the searched text, which is as long as the description: lists of whole jobs read these. */
export const jobColumns = columns
