import { wordList } from '#/domain/text/word-list.ts'
import { isGenericWord } from './company-words.ts'
import { PAGE_WORDS } from './web-words.ts'
import { keyOf, toKeys, type NameKey, type Terms } from './name-key.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

const PART_MIN = 5
const DIGITS_ALONE_MIN = 6
const TITLE_MIN = 8
const FILE_ENDS = new Set('asp aspx doc docx htm html jpg jsp md pdf php png txt'.split(' '))
const FILE_END = /\.[a-z]{2,4}$/i
const NUMBER_BEHIND = /[._-]\d{1,4}$/
const LONG_NUMBER = /^(?!(?:19|20)\d\d$)\d{4,}$/
/** Who numbers what many work by: "ISO 27001". */
const STANDARDS = wordList(
  'iso iec en bs din nf rfc ieee ansi astm asme nfpa api iatf sae mil itu ecma pas un eu osha',
)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The last part of a path, and what is asked for: "ABCD-1234" of /certificates/ABCD-1234 and of ?id=ABCD-1234. */
function partsOf(address: string) {
  if (!URL.canParse(address)) return { parts: [], path: [] }
  const { pathname, searchParams, hash } = new URL(address)
  const path = [...pathname.split('/'), hash.slice(1)].filter(Boolean).map(decoded)
  const last = decoded(pathname.split('/').findLast(Boolean) ?? '')
  const parts = [last, last.replace(FILE_END, ''), last.replace(NUMBER_BEHIND, ''), ...searchParams.values()]
  return { parts, path }
}

const wordsOf = (part: string) => part.split(/[\s._-]+/)

/** Whether letters and a number that no work is called by stand in a part, whatever the letters alone mean. */
const isCode = (part: string, { hasWord }: Terms) =>
  /\p{L}/u.test(part) &&
  wordsOf(part).some((word) => LONG_NUMBER.test(word) && !hasWord(word)) &&
  !wordsOf(part).some((word) => STANDARDS.has(word.toLowerCase()))

/** Whether a part of an address names one page: no words of work, and no number that many have. */
function tells(part: string, terms: Terms): boolean {
  const { hasWord, isName } = terms
  const words = wordsOf(part).filter((word) => /\p{L}/u.test(word))
  if (keyOf(part).length < PART_MIN || isName(words.join(' '))) return false
  if (words.length === 0) return keyOf(part).length >= DIGITS_ALONE_MIN
  const isOfMany = (word: string) =>
    PAGE_WORDS.has(word.toLowerCase()) ||
    FILE_ENDS.has(word) ||
    hasWord(word) ||
    isName(word) ||
    isGenericWord(word)
  const isOneWord = words.length === 1 && isOrdinaryWord(words.join(''))
  return !isOneWord && words.some((word) => /\d/.test(word) || !isOfMany(word))
}

/** What the pages of certificates, publications and projects call them: one search for it finds the page. */
export function pageKeys(addresses: readonly string[], terms: Terms): NameKey[] {
  const told = addresses
    .map(partsOf)
    .flatMap(({ parts, path }) => [
      ...parts.filter((part) => tells(part, terms)),
      ...[...parts, ...path].filter((part) => isCode(part, terms)),
    ])
  return toKeys([...new Set(told)], 'anyhow')
}

/** What somebody published; a title that is a skill names none alone. */
export const titleKeys = (titles: readonly string[], { isName }: Terms): NameKey[] =>
  toKeys(
    titles.filter((title) => /\s/.test(title.trim()) && keyOf(title).length >= TITLE_MIN && !isName(title)),
    'anyhow',
  )
