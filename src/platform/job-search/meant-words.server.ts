import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization, searchableJob, titleWord } from '#/db/schema/index.ts'
import { typingDistance } from '#/domain/text/typing-distance.ts'
import { NEWEST_FIRST } from './job-conditions.server.ts'
import { termQuery } from './term-query.ts'

/** Fewer letters are like too many words; more are no word's, and comparing them costs time. */
const MISTYPED_MIN = 4
const MISTYPED_MAX = 30
/** Words of titles, and of what else is compared, that look most alike; the distance decides which of them count. */
const CANDIDATES_MAX = 40
const MEANT_MAX = 5
/** A common word is met among so many of the newest jobs; the index would gather every job that says it. */
const NEWEST_ASKED = 500
const SAID_MAX = 10_000
/** Skills, places and companies of so many of the newest open jobs are compared: beyond those hardly one skill is new. */
export const COMPARED_MAX = 1_000
/** Taking a text's words apart takes some microseconds: imports may name any skill. */
const TEXTS_MAX = 1_000
/** Each word looked up is a part of the statement. */
const LOOKED_UP_MAX = 12
/** What may have been meant is looked for among every word of a title, for each word anew. */
const MISTYPED_WORDS_MAX = 4
/** Letters of a skill or a place that are compared: names are shorter. */
const TEXT_CHARS_MAX = 60

/** The first letter is rarely mistyped, and another one makes another word: elder, welder. */
const allowedMistakes = (word: string) => (word.length < 8 ? 1 : 2)

/** The rules by which a word begins: those of the index, and the same in a database of any country. */
const RULES = sql.raw('collate "und-x-icu"')

const mayBeMistyped = (word: string) => word.length >= MISTYPED_MIN && word.length <= MISTYPED_MAX

/** The words of skills, places and companies: read once, taken apart together, and only if a word is not said. */
const NEWEST_WORDS = sql`compared as materialized (
    select ${job.publishedAt}, ${job.mustHaveSkills} || ${job.niceToHaveSkills} as skills, ${job.location}, ${job.organizationId} from ${job}
    where ${job.status} = 'Published' order by ${job.publishedAt} desc, ${job.number} desc limit ${COMPARED_MAX}::int
  ), texts as (
    (select text from compared, unnest(skills) as text group by text order by max(published_at) desc, text limit ${TEXTS_MAX}::int)
    union select location from compared
    union select ${organization.name} from ${organization} where ${organization.id} in (select organization_id from compared)
  ), newest_word as materialized (select distinct word
    from unnest(string_to_array(search_words((select string_agg(left(text, ${TEXT_CHARS_MAX}::int), ' ') from texts)), ' ')) as said (word)
    where char_length(word) between 3 and 40)`

const newestJobs = () =>
  db()
    .select({ searchVector: searchableJob.searchVector })
    .from(searchableJob)
    .orderBy(NEWEST_FIRST)
    .limit(NEWEST_ASKED)

/** Words that look like one of those `asked`, among what `from` has. */
const likeIt = (words: SQL) =>
  sql`(select word from ${words} order by word ${RULES} <-> asked.typed limit ${CANDIDATES_MAX}::int)`

type Asked = { typed: string; isSaid: boolean; similar: string[] | null }

/**
 * Of each word whether some open job says it; of the first few that none says the words of titles, skills, places and
 * companies that look like them. Indexes searchable_job_words, title_word_trigrams and job_published_newest.
 */
async function askOf(words: readonly string[], exact: ReadonlySet<string>): Promise<Asked[]> {
  const given = words.map(
    (word, nth) => sql`(${nth}::int, ${word}, ${termQuery(word, { isExact: exact.has(word) })}::tsquery)`,
  )
  // Planned for many rows, of which it reads the first: for one alone the planner would rather read every text.
  const isSaid = sql`case when exists (select from ${newestJobs()} as newest where search_vector @@ query) then true
    else exists (with said as materialized (select from ${searchableJob} where search_vector @@ query limit ${SAID_MAX})
      select from said) end`
  const similar = sql`${likeIt(sql`${titleWord}`)} union
    ${likeIt(sql`newest_word where starts_with(word, left(asked.typed, 1))`)}`
  const { rows } = await db().execute<Asked>(sql`with ${NEWEST_WORDS},
    asked as materialized (select nth, typed, ${isSaid} as said from (values ${sql.join(given, sql`, `)}) as given (nth, typed, query)),
    unsaid as (select nth from asked where not said order by nth limit ${MISTYPED_WORDS_MAX})
    select typed, said as "isSaid", case when nth in (select nth from unsaid) then array(${similar}) end as similar
    from asked order by nth`)
  return rows
}

function meantBy(typed: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, distance: typingDistance(typed, candidate) }))
    .filter(({ candidate, distance }) => candidate[0] === typed[0] && distance <= allowedMistakes(typed))
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate)
}

/** Words without those that begin with one before them. */
export function withoutLonger(words: readonly string[]): string[] {
  return words.filter((word, nth) => !words.slice(0, nth).some((nearer) => word.startsWith(nearer)))
}

/** The nearest words, and those that go on from one of them: in a phrase they are not found with it. */
function nearestOf(candidates: readonly string[]): string[] {
  const nearest = withoutLonger(candidates).slice(0, MEANT_MAX)
  const longer = candidates.filter((word) => nearest.some((one) => word !== one && word.startsWith(one)))
  return [...nearest, ...longer.slice(0, MEANT_MAX)]
}

/**
 * What no open job says: `meant` are words of titles, skills, places and companies that may have been meant, by word;
 * `unsaid` are the words for which there is none. Only words of four letters or more are looked up.
 */
export type UnsaidWords = { meant: Map<string, string[]>; unsaid: Set<string> }

/**
 * Looks the words of a search up, the first dozen of them, in one statement; some `exact`, as they are typed. Of those that
 * no job says four are looked for among what is said.
 */
export async function findUnsaidWords(
  words: readonly string[],
  exact: ReadonlySet<string>,
): Promise<UnsaidWords> {
  const asked = [...new Set(words)].filter(mayBeMistyped).slice(0, LOOKED_UP_MAX)
  const unsaid = asked.length === 0 ? [] : (await askOf(asked, exact)).filter(({ isSaid }) => !isSaid)
  const meant = new Map(
    unsaid.flatMap(({ typed, similar }) => {
      const nearest = nearestOf(meantBy(typed, similar ?? []))
      return nearest.length > 0 ? [[typed, nearest] as const] : []
    }),
  )
  return { meant, unsaid: new Set(unsaid.flatMap(({ typed }) => (meant.has(typed) ? [] : [typed]))) }
}
