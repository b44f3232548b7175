import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'
import type { JobReader } from './page-plan.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { asksForEverything, listPublishedJobs } from './published-jobs.server.ts'
import type { JobsPage } from './published-jobs.view.ts'
import { isNarrowed, noteSearch } from './searches/count-searches.server.ts'

/** Everything at once costs as much as dozens of pages. */
const countWholeList = fewByAddress({ max: 10, windowSeconds: 60 })

/** Words that no job says are looked for in other spellings, which costs some pages; a person searches more slowly. */
export const countSearch = fewByAddress({ max: 600, windowSeconds: 600 })

/**
 * Answers the published jobs to whoever asks, and notes that somebody searched. Throws rate-limited when one address asks
 * for everything, or searches, too often.
 */
export async function askPublishedJobs(
  asked: JobsPageRequest | undefined,
  reader: JobReader,
  headers: Headers,
): Promise<JobsPage> {
  if (asksForEverything(asked)) countWholeList(headers)
  else if (isNarrowed(asked)) countSearch(headers)
  const page = await listPublishedJobs(asked, reader)
  noteSearch(asked, page, headers)
  return page
}
