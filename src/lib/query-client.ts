import { CancelledError, QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { isWorthRetrying } from './is-worth-retrying.ts'

const STALE_MS = 5 * 60_000
const RETRIES = 3
const LONGEST_WAIT_MS = 30_000

/** How long to wait before a failed query is tried again: 1 s, 2 s, 4 s … at most 30 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(1_000 * 2 ** failures, LONGEST_WAIT_MS)
}

/**
 * A query client whose pages do not fail when another part of the page cancels their query. A like does so and writes the
 * answer itself; signing in does so and drops what was loaded before. The page gets what was written, or asks again.
 */
class PageQueryClient extends QueryClient {
  override async fetchQuery<Answer, Failure, Data = Answer, Key extends QueryKey = QueryKey, Param = never>(
    options: FetchQueryOptions<Answer, Failure, Data, Key, Param>,
  ): Promise<Data> {
    try {
      return await super.fetchQuery(options)
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
      return this.getQueryData<Data>(options.queryKey) ?? this.fetchQuery(options)
    }
  }
}

/**
 * The defaults of every query: fresh for five minutes, three more tries in the browser, none on the server. Without a
 * connection a change fails at once and says so: one that waits in silence is lost with its tab.
 */
export function createQueryClient(): QueryClient {
  const isBrowser = typeof window !== 'undefined'
  return new PageQueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => isBrowser && failures < RETRIES && isWorthRetrying(error),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
