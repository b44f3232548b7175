import { sql, type SQL } from 'drizzle-orm'
import { job, organization } from '#/db/schema/index.ts'
import type { SearchQuery } from '#/domain/job/search-query.ts'
import { SECTORS } from '#/domain/job/vocabulary.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'

/** Stands between two fields, so that a phrase is never found across them. */
const BETWEEN = ' | '

/** Letters that no normal form takes apart; the same as in `foldText`. */
const UNDECOMPOSED = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
] as const

/** A sector's words as a person reads them on screen; the code alone would say 'HealthCare'. */
async function sectorLabels(): Promise<string> {
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const label = (sector: string) => translateText(DEFAULT_LANGUAGE, messages, `vocabulary.sector.${sector}`)
  return JSON.stringify(Object.fromEntries(SECTORS.map((sector) => [sector, label(sector)])))
}

/** The SQL twin of `foldText`. */
function folded(text: SQL): SQL {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`
  return UNDECOMPOSED.reduce((current, [from, to]) => sql`replace(${current}, ${from}, ${to})`, plain)
}

/**
 * Everything of a job that a search looks into, folded as `foldText` folds the words looked for. Plain ASCII text,
 * most of what there is in English, has nothing to fold but its case: that makes it ten times as fast.
 */
function searchedText(labels: string): SQL {
  const everything = sql`concat_ws(${BETWEEN}::text, ${job.title}, ${organization.name}, ${job.location},
    ${labels}::jsonb ->> ${job.sector}, array_to_string(${job.mustHaveSkills}, ${BETWEEN}),
    array_to_string(${job.niceToHaveSkills}, ${BETWEEN}), ${job.description})`
  const text = sql.raw('searched.everything')
  return sql`(select case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${folded(text)} end
    from (select ${everything} as everything offset 0) as searched)`
}

/** A word is found where a word begins ('engineer' in 'engineers', 'art' not in 'part'); a phrase over any space. */
function toPattern(term: string): string {
  const literal = term.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replace(/ /g, '\\s+')
  return /^[\p{L}\p{N}_]/u.test(term) ? `\\m${literal}` : literal
}

const anyOf = (terms: readonly string[]) => `(?:${terms.map(toPattern).join('|')})`

/**
 * The condition under which a job (joined with its organisation) answers a search; none when nothing is asked.
 * It reads the text of every job that the other conditions leave: no index helps it yet.
 */
export async function searchConditions({ all, none }: SearchQuery): Promise<SQL[]> {
  if (all.length + none.length === 0) return []
  const searched = searchedText(await sectorLabels())
  const wanted = all.map((alternatives) => anyOf(alternatives))
  return [
    ...(wanted.length > 0 ? [sql`${searched} ~ all(${sql.param(wanted)}::text[])`] : []),
    ...(none.length > 0 ? [sql`${searched} !~ ${anyOf(none)}`] : []),
  ]
}
