import { countSearch } from '#/platform/job-search/count-search.server.ts'
import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'
import type { JobReader } from './page-plan.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { asksForEverything, listPublishedJobs } from './published-jobs.server.ts'
import type { JobsPage } from './published-jobs.view.ts'
import { noteSearch } from './searches/count-searches.server.ts'

/** Everything at once costs as much as dozens of pages. */
const countWholeList = fewByAddress({ max: 10, windowSeconds: 60 })

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
  else countSearch(asked, headers)
  const page = await listPublishedJobs(asked, reader)
  noteSearch(asked, page, headers)
  return page
}
