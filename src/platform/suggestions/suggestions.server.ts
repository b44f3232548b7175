import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import {
  chooseWords,
  rankWords,
  ANSWERED_MAX,
  TYPED_MAX,
  type Word,
} from '#/domain/suggestions/choose-words.ts'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { STARTING_SKILLS } from './starting-skills.ts'
import { STARTING_TITLES } from './starting-titles.ts'
import { WORD_KINDS, type WordKind } from './suggestions.schema.ts'

const KEPT_MS = 10 * 60_000
const JOBS_MAX = 5_000
const NAMES_MAX = 5_000
/** As much as two jobs: how a single one writes a word comes after what is common. */
const STARTING_USES = 2
/** Far more than anybody types, as for places. */
const SUGGESTIONS = { max: 600, windowSeconds: 600 }

const STARTING: Record<WordKind, string[]> = {
  skill: Object.values(STARTING_SKILLS).flatMap(listed),
  title: Object.values(STARTING_TITLES).flatMap(listed),
}

function listed(words: string): string[] {
  return words.split(/,\s+/u)
}

const WORDS_OF: Record<WordKind, ReturnType<typeof sql>> = {
  skill: sql`unnest(${job.mustHaveSkills} || ${job.niceToHaveSkills})`,
  title: sql`${job.title}`,
}

/** What the newest published jobs say, and how often: along the index `job_published_newest`, however many jobs there are. */
async function readWords(kind: WordKind): Promise<Word[]> {
  const { rows } = await db().execute<{ name: string; uses: number }>(
    sql`select trim(name) as name, count(*)::int as uses from (
        select ${WORDS_OF[kind]} as name from (
          select * from ${job} where ${job.status} = 'Published'
          order by ${job.publishedAt} desc nulls first, ${job.number} desc nulls first limit ${JOBS_MAX}
        ) as ${job}
      ) as said
      where length(name) <= ${TYPED_MAX} group by 1 order by 2 desc limit ${NAMES_MAX}`,
  )
  return rankWords([...rows, ...STARTING[kind].map((name) => ({ name, uses: STARTING_USES }))])
}

/** Read once in ten minutes; who asks while they are read anew gets the words of before. */
const words = new LRUCache<WordKind, Word[]>({
  max: WORD_KINDS.length,
  ttl: KEPT_MS,
  ttlResolution: 0,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: readWords,
})

/** Skills or titles of open jobs and of the starting list that begin with what was typed. No profile is asked. */
export async function findWords({ kind, typed }: { kind: WordKind; typed: string }): Promise<string[]> {
  return chooseWords({ words: await words.forceFetch(kind), typed, max: ANSWERED_MAX })
}

/** Counts one look-up of a person; throws rate-limited when it is one too many. */
export async function countSuggestion(userId: string): Promise<void> {
  const answer = await countUse(db(), { key: `suggestions:${userId}`, ...SUGGESTIONS })
  if (!answer.allowed) throw rateLimitedError(answer)
}
