import { isCommonNoun, isGermanNoun } from './common-nouns.ts'
import { isGenericWord } from './company-words.ts'
import { FORMER_LEADS, SURE_LEADS, TITLE_LEADS } from './lead-words.ts'
import type { Terms } from './name-key.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import type { Span } from './spans.ts'

/** Behind these stands whom somebody works for. */
const PLACE_OF_WORK = new Set([...TITLE_LEADS, ...SURE_LEADS, '@'])
/** Behind these stands a company, or a kind of work. "Mit Herz" says how somebody works. */
const MAY_LEAD = new Set([...FORMER_LEADS, 'for', 'pour', 'für', 'para', 'with'])
/** With a capital it is a part of what somebody is: "Client Manager". */
const CLIENT = /^clients?$/
const JOINS = new Set(['&', 'and', 'und', 'et', 'y', 'of', 'de', 'the', 'du', 'des', 'der', '+'])
const BARE = /^[\p{P}\p{S}]+|(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/gu
const IS_CAPITAL = /^[("“«]?[\p{Lu}\p{Nd}]/u
/** Where a name ends: "at Quill, since 2015". */
const ENDS_NAME = /[,;:|)\]”»–—]$/u

type Word = { said: string; from: number; to: number }

const readWords = (text: string): Word[] =>
  Array.from(text.matchAll(/(?:[Ee]x|EX)-(?=\p{Lu})|\S+/gu), ({ 0: said, index }) => ({
    said,
    from: index,
    to: index + said.length,
  }))

const bare = (word: Word | undefined) =>
  word?.said === '@' || word?.said === '&' ? word.said : (word?.said ?? '').replaceAll(BARE, '')

/** The words written as a name from one on; joining words count between two such words alone. */
function nameFrom(words: readonly Word[], from: number): Word[] {
  let end = from
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    if (IS_CAPITAL.test(word.said)) end = at + 1
    else if (end === from || !JOINS.has(bare(word).toLowerCase())) break
    if (ENDS_NAME.test(word.said)) break
  }
  return words.slice(from, end)
}

/** German writes each noun with a capital. */
const saysWork = (said: string, lead: string, terms: Terms) =>
  terms.isName(said) ||
  isGenericWord(said) ||
  isOrdinaryWord(said) ||
  isCommonNoun(said) ||
  (lead === 'für' && isGermanNoun(said))

/**
 * Whom a title names as an employer or a client although no role does: "Consultant at Quill & Feather". Where something
 * else may stand, words of work stay: "Trainer for Excel".
 */
export function ledNameSpans(text: string, terms: Terms): Span[] {
  const words = readWords(text)
  return words.flatMap((word, nth) => {
    const said = bare(word)
    const lead = said.toLowerCase()
    const isPlace = PLACE_OF_WORK.has(lead)
    if (!isPlace && !MAY_LEAD.has(lead) && !CLIENT.test(said)) return []
    const name = nameFrom(words, nth + 1)
    const [first, last] = [name[0], name.at(-1)]
    if (!first || !last || (!isPlace && name.some((each) => saysWork(bare(each), lead, terms)))) return []
    return [
      { from: first.from, to: last.to - (/(?<![,;:|)\].])[,;:|)\].]+$/.exec(last.said)?.[0].length ?? 0) },
    ]
  })
}
