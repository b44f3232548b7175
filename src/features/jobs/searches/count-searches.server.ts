import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { searchCount } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { isRobot } from '#/platform/http/is-robot.ts'
import { isNarrowed } from '#/platform/job-search/count-search.server.ts'
import { log } from '#/platform/log/log.server.ts'
import type { JobsPageRequest } from '../published-jobs.schema.ts'
import type { JobsPage } from '../published-jobs.view.ts'

/** How long searches wait in memory. Those of a server that is killed are lost: nobody is harmed by that. */
const WRITTEN_AFTER_MS = 5_000

let waiting = { searches: 0, emptySearches: 0 }
let timer: NodeJS.Timeout | undefined

/** The next part of what was found is no search of its own. */
const isSearch = (asked: JobsPageRequest | undefined) => !asked?.cursor && isNarrowed(asked)

/** Notes that somebody searched and whether anything was found, in numbers alone; it is written a few seconds later. */
export function noteSearch(asked: JobsPageRequest | undefined, found: JobsPage, headers: Headers): void {
  if (!isSearch(asked) || isRobot(headers)) return
  waiting.searches += 1
  if (found.count.value === 0) waiting.emptySearches += 1
  timer ??= setTimeout(() => void writeSearches(), WRITTEN_AFTER_MS).unref()
}

/** Adds what was noted to the day, in one statement. Throws nothing: searches that cannot be written are let go. */
export async function writeSearches(): Promise<void> {
  const noted = waiting
  waiting = { searches: 0, emptySearches: 0 }
  clearTimeout(timer)
  timer = undefined
  if (noted.searches > 0)
    await addSearches(noted).catch((error: unknown) => log().warn({ err: error }, 'searches lost'))
}

async function addSearches(noted: typeof waiting): Promise<void> {
  await db()
    .insert(searchCount)
    .values({ day: utcToday(), ...noted })
    .onConflictDoUpdate({
      target: searchCount.day,
      set: {
        searches: sql`${searchCount.searches} + excluded.searches`,
        emptySearches: sql`${searchCount.emptySearches} + excluded.empty_searches`,
      },
    })
}
