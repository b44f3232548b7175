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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The last part of a path, and what is asked for: "ABCD-1234" of /certificates/ABCD-1234 and of ?id=ABCD-1234. */
function partsOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { pathname, searchParams } = new URL(address)
  const last = decoded(pathname.split('/').findLast(Boolean) ?? '')
  return [last, last.replace(FILE_END, ''), last.replace(NUMBER_BEHIND, ''), ...searchParams.values()]
}

/** Whether a part of an address names one page: no words of work, and no number that many have. */
function tells(part: string, { hasWord, isName }: Terms): boolean {
  const words = part.split(/[\s._-]+/).filter((word) => /\p{L}/u.test(word))
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
export const pageKeys = (addresses: readonly string[], terms: Terms): NameKey[] =>
  toKeys(
    [...new Set(addresses.flatMap(partsOf))].filter((part) => tells(part, terms)),
    'anyhow',
  )

/** What somebody published; a title that is a skill names none alone. */
export const titleKeys = (titles: readonly string[], { isName }: Terms): NameKey[] =>
  toKeys(
    titles.filter((title) => /\s/.test(title.trim()) && keyOf(title).length >= TITLE_MIN && !isName(title)),
    'anyhow',
  )
