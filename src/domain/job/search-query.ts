import { foldText } from '#/domain/text/fold-text.ts'
import { searchWords } from '#/domain/text/search-words.ts'

/**
 * A search as its writer meant it. Every group of `all` must occur (one of its alternatives is enough), and none of
 * `none` may. A term is one word or a quoted phrase, already folded by `foldText`; it holds at least one of the words
 * that `searchWords` finds.
 */
export type SearchQuery = { all: string[][]; none: string[] }

// A longer search than this is not a search; each term costs the database a look into its indexes.
const TERMS_MAX = 12

const TERM = /(-?)(?:"([^"]*)"?|([^\s"]+))/gu
/** Between words, and not within 30,000. */
const COMMA = /(?<!\d)[,;]|[,;](?!\d)/u

type Token = { kind: 'term' | 'not' | 'or'; text: string }

/** Telephones type quotes and dashes as printers set them, and wide ones become plain by folding. */
const withPlainMarks = (search: string) =>
  foldText(search)
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/(?<![^\s,;])[–−—]/gu, '-')

/** The tokens one by one: of a text of thousands the first dozen are read. */
function* toTokens(search: string): Generator<Token> {
  // Made plain first, so that no mark comes to stand inside a term.
  for (const [, dash, phrase, word = ''] of withPlainMarks(search).matchAll(TERM)) {
    for (const given of phrase === undefined ? word.split(COMMA) : [phrase]) {
      const tidy = given.replace(/[\s\p{Cc}]+/gu, ' ').trim()
      const text = phrase === undefined ? tidy.replace(/^-\s*/u, '') : tidy
      if (phrase === undefined && !dash && tidy === 'or') yield { kind: 'or', text: tidy }
      else if (searchWords(text).length > 0) yield { kind: dash || text !== tidy ? 'not' : 'term', text }
    }
  }
}

/**
 * Reads what a person typed: words, `"a phrase"`, `-word`, `one or another`. `or` joins the terms beside it, so that
 * `nurse or carer bristol` asks for Bristol in either case. An unclosed quote ends with the text; nothing is an error.
 *
 * @example parseSearchQuery('nurse or carer -night "acute ward"')
 * // { all: [['nurse', 'carer'], ['acute ward']], none: ['night'] }
 */
export function parseSearchQuery(search: string): SearchQuery {
  const query: SearchQuery = { all: [], none: [] }
  let joinsLast = false
  let terms = 0
  for (const { kind, text } of toTokens(search)) {
    if (kind !== 'or') terms += 1
    if (terms > TERMS_MAX) break
    if (kind === 'not') query.none.push(text)
    if (kind === 'term') {
      const last = query.all.at(-1)
      if (joinsLast && last) last.push(text)
      else query.all.push([text])
    }
    joinsLast = kind === 'or'
  }
  return query
}

const writeTerm = (term: string) => (term === 'or' || /^-|[\s,;]/u.test(term) ? `"${term}"` : term)

/**
 * A search as somebody could have typed it: `parseSearchQuery` reads the same from it.
 *
 * @example writeSearchQuery({ all: [['nurse', 'carer'], ['acute ward']], none: ['night'] })
 * // 'nurse or carer "acute ward" -night'
 */
export function writeSearchQuery({ all, none }: SearchQuery): string {
  const wanted = all.map((terms) => terms.map(writeTerm).join(' or '))
  return [...wanted, ...none.map((term) => `-${writeTerm(term)}`)].join(' ')
}
