import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, titleWord } from '#/db/schema/index.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'

type AtOnce = { jobs: number; words: number }
const AT_ONCE: AtOnce = { jobs: 10_000, words: 5_000 }

/** Calls `look` with a condition for some jobs after others, until all open ones were looked at. Index job_status_number. */
async function eachOpenJobs(jobs: number, look: (areThese: SQL) => Promise<unknown>): Promise<void> {
  const { rows } = await db().execute<{ last: string }>(
    sql`select coalesce(max(${job.number}), 0) as last from ${job}`,
  )
  for (let from = 0; from < Number(rows[0]?.last); from += jobs) {
    requireTimeLeft()
    await look(
      sql`${job.status} = 'Published' and ${job.number} > ${from} and ${job.number} <= ${from + jobs}`,
    )
  }
}

async function listSaidWords(jobs: number): Promise<Set<string>> {
  const said = new Set<string>()
  await eachOpenJobs(jobs, async (areThese) => {
    const { rows } = await db().execute<{ word: string }>(sql`select distinct word
      from (select distinct title from ${job} where ${areThese}) as given,
        unnest(string_to_array(search_words(title), ' ')) as found (word)`)
    for (const { word } of rows) said.add(word)
  })
  return said
}

async function forgetUnsaid(said: ReadonlySet<string>, words: number): Promise<void> {
  for (let after = ''; ;) {
    requireTimeLeft()
    const kept = await db()
      .select({ word: titleWord.word })
      .from(titleWord)
      .where(sql`${titleWord.word} > ${after}`)
      .orderBy(titleWord.word)
      .limit(words)
    const unsaid = kept.map(({ word }) => word).filter((word) => !said.has(word))
    if (unsaid.length > 0) {
      await db().execute(sql`delete from ${titleWord} where word = any(${sql.param(unsaid)}::text[])`)
    }
    const last = kept.at(-1)
    if (!last || kept.length < words) return
    after = last.word
  }
}

/**
 * The task of the night: forgets words that no title of an open job says any more. Whoever publishes meanwhile may have
 * found a word that then went, so that all are put in once more. Doing it twice, or on two servers, changes nothing.
 */
export async function forgetWords(_payload?: unknown, atOnce = AT_ONCE): Promise<void> {
  await forgetUnsaid(await listSaidWords(atOnce.jobs), atOnce.words)
  await eachOpenJobs(atOnce.jobs, (areThese) =>
    db().execute(
      sql`select keep_words_of_titles(array_agg(distinct title)) from ${job} where ${areThese} having count(*) > 0`,
    ),
  )
}
