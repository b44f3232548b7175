import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, searchableJob, titleWord } from '#/db/schema/index.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { typingDistance } from '#/domain/text/typing-distance.ts'
import { NEWEST_FIRST } from './job-conditions.server.ts'
import { termQuery } from './term-query.ts'

/** Fewer letters are like too many words; more are no word's, and comparing them costs time. */
const MISTYPED_MIN = 4
const MISTYPED_MAX = 30
/** Words of titles, and of skills, that look most alike; the distance decides which of them count. */
const CANDIDATES_MAX = 40
const MEANT_MAX = 5
/** A common word is met among so many of the newest jobs; the index would gather every job that says it. */
const NEWEST_ASKED = 500
const SAID_MAX = 10_000
/** The skills of so many of the newest open jobs are compared: beyond those hardly one comes up that is new. */
const SKILLED_MAX = 1_000
/** Each skill's words take some microseconds: imports may name any. */
const SKILLS_MAX = 1_000

/** The first letter is rarely mistyped, and another one makes another word: elder, welder. */
const allowedMistakes = (word: string) => (word.length < 8 ? 1 : 2)

/** The rules by which a word begins: those of the index, and the same in a database of any country. */
const RULES = sql.raw('collate "und-x-icu"')

function mayBeMistyped(term: string): boolean {
  const [word = '', ...others] = searchWords(term)
  return others.length === 0 && word.length >= MISTYPED_MIN && word.length <= MISTYPED_MAX
}

/** The words of the newest skills, for a statement that asks for several terms: read once, and only if one of them is not said. */
const SKILL_WORDS = sql`skill_word as materialized (select distinct word from (
    select skill from (
      select ${job.publishedAt}, ${job.mustHaveSkills} || ${job.niceToHaveSkills} as asked from ${job} where ${job.status} = 'Published' order by ${job.publishedAt} desc, ${job.number} desc limit ${SKILLED_MAX}::int
    ) as newest, unnest(asked) as skill group by skill order by max(published_at) desc, skill limit ${SKILLS_MAX}::int
  ) as skills, unnest(string_to_array(search_words(skill), ' ')) as said (word) where char_length(word) between 3 and 40)`

/**
 * Words of titles and skills that look like one that no open job says, else null. Indexes searchable_job_words,
 * title_word_trigrams and job_published_newest.
 */
function similarWords(term: string): SQL {
  const says = sql`search_vector @@ ${termQuery(term)}::tsquery`
  const newest = db()
    .select({ searchVector: searchableJob.searchVector })
    .from(searchableJob)
    .orderBy(NEWEST_FIRST)
    .limit(NEWEST_ASKED)
  const likeIt = (words: SQL) =>
    sql`(select word from ${words} order by word ${RULES} <-> ${searchWords(term)[0]} limit ${CANDIDATES_MAX}::int)`
  const similar = sql`${likeIt(sql`${titleWord}`)} union ${likeIt(sql`skill_word`)}`
  // Planned for many rows, of which it reads the first: for one alone the planner would rather read every text.
  return sql`case when exists (select from ${newest} as newest where ${says}) then null
    when exists (with said as materialized (select from ${searchableJob} where ${says} limit ${SAID_MAX}) select from said)
    then null else array(${similar}) end`
}

function meantBy(term: string, candidates: readonly string[]): string[] {
  const [word = ''] = searchWords(term)
  return candidates
    .map((candidate) => ({ candidate, distance: typingDistance(word, candidate) }))
    .filter(({ candidate, distance }) => candidate[0] === word[0] && distance <= allowedMistakes(word))
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MEANT_MAX)
    .map(({ candidate }) => candidate)
}

/**
 * What no open job says: `meant` are words of titles and skills that may have been meant, by term; `unsaid` are the
 * terms for which there is none. Only single words of four letters or more are looked up.
 */
export type UnsaidTerms = { meant: Map<string, string[]>; unsaid: Set<string> }

/** Looks the terms of a search up, in one statement. */
export async function findUnsaidTerms(terms: readonly string[]): Promise<UnsaidTerms> {
  const asked = terms.filter(mayBeMistyped)
  if (asked.length === 0) return { meant: new Map(), unsaid: new Set() }
  const columns = asked.map((term, nth) => sql`${similarWords(term)} as ${sql.identifier(`words${nth}`)}`)
  const { rows } = await db().execute<Record<string, string[] | null>>(
    sql`with ${SKILL_WORDS} select ${sql.join(columns, sql`, `)}`,
  )
  const looked = asked.flatMap((term, nth) => {
    const candidates = rows[0]?.[`words${nth}`]
    return candidates ? [[term, meantBy(term, candidates)] as const] : []
  })
  return {
    meant: new Map(looked.filter(([, words]) => words.length > 0)),
    unsaid: new Set(looked.flatMap(([term, words]) => (words.length > 0 ? [] : [term]))),
  }
}
