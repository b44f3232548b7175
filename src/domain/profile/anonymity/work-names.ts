import { isGermanNoun } from './common-nouns.ts'
import { isLegalForm } from './company-words.ts'
import type { KeyKind, NameKey, Terms } from './name-key.ts'
import { isSaidOfMany, wordsOf } from './name-words.ts'
import { isAnyWord, isOrdinaryWord } from './ordinary-words.ts'
import type { Span } from './spans.ts'
import { beginsSentence, isBehindAt, isCapitals, isNamed, isToldAsName, isWholePart } from './told-as-name.ts'
import { isBrand, isMaker, isTradeNoun } from './trade-words.ts'

type Found = { text: string; span: Span; isRunning: boolean; isTitle: boolean }

/** What the words of a name say: whether there is one, all say work, one is a maker. */
type Said = {
  kind: KeyKind
  written: string
  isOne: boolean
  areAllWork: boolean
  hasMaker: boolean
  isBrand: boolean
  isNoun: boolean
  isGerman: boolean
  isSkill: boolean
}

/** The kinds of names that may be words of work, as far as they are looked for in any text. */
const JUDGED: ReadonlySet<KeyKind> = new Set(['anyhow', 'placeWord', 'capital', 'companyWord', 'mark'])

/** `null` where a word says no work. */
function saidBy({ kind, written, isOwn }: NameKey, terms: Terms): Said | null {
  if (isOwn || !JUDGED.has(kind)) return null
  const { isName, hasWord } = terms
  // A company may be called Quill; a part of its name is no more than a quill.
  const isWork = (word: string) =>
    kind === 'anyhow' ? hasWord(word) || isName(word) : isAnyWord(word, terms)
  const words = wordsOf(written)
  const said = words.filter((word) => !isSaidOfMany(word))
  if (said.length === 0 || !said.every(isWork)) return null
  return {
    kind,
    written,
    isOne: words.length === 1,
    areAllWork: said.length === words.length,
    hasMaker: said.some(isMaker),
    isBrand: isBrand(written),
    isNoun: isTradeNoun(written) || (kind !== 'anyhow' && isOrdinaryWord(written)),
    isGerman: isGermanNoun(written),
    isSkill: isName(written),
  }
}

/** "Pflege", "Design". A part of a name has a capital within a sentence, but German writes all its nouns so. */
function isWordNamed(said: Said, { text, span, isRunning, isTitle }: Found): boolean {
  const { kind, isNoun, isGerman, isSkill } = said
  if (kind === 'capital' && isNoun) {
    if (isGerman) return false
    return (isRunning && !beginsSentence(text, span.from)) || isToldAsName(text, span)
  }
  // "Siemens" in a title, or as a skill, says for whom; "Siemens PLC" is a skill.
  const isAlone = (kind === 'anyhow' || said.isBrand) && text.trim().length === span.to - span.from
  return isRunning || (!isNoun && !isSkill && (isTitle || isAlone)) || isToldAsName(text, span)
}

/** "Solar Power", whose words all say work; "Royal Mail", of which one does. */
const areWordsNamed = ({ areAllWork }: Said, { text, span, isRunning, isTitle }: Found) =>
  isRunning || !areAllWork || isToldAsName(text, span) || (isTitle && isWholePart(text, span))

function isNamedAs(said: Said, found: Found, isName: Terms['isName']): boolean {
  const { text, span, isRunning, isTitle } = found
  const standing = text.slice(span.from, span.to)
  if (!isCapitals(standing)) {
    if (said.isSkill) return false
    const isTyped = !said.isOne && standing === said.written
    return (
      isTyped ||
      (isRunning && !said.areAllWork && isNamed(text, span)) ||
      (isTitle && !said.isOne && isWholePart(text, span))
    )
  }
  const more = isRunning ? '' : text.slice(span.to).trim()
  // "Schneider PLC" is a skill.
  if (more !== '' && isLegalForm(more) && isName(more)) return false
  return said.isOne ? isWordNamed(said, found) : areWordsNamed(said, found)
}

/**
 * Whether a name that stands in a text counts although its words say work: `null` where they do not. In a line of work
 * they are a skill unless something says a name; in running text they need capitals.
 */
export function createWorkRule(terms: Terms) {
  const all = new Map<NameKey, Said | null>()
  return (key: NameKey, found: Found): boolean | null => {
    let said = all.get(key)
    if (said === undefined) all.set(key, (said = saidBy(key, terms)))
    if (said === null || (found.isRunning && said.kind === 'mark')) return null
    if (found.isRunning && said.hasMaker) return true
    return isNamedAs(said, found, terms.isName) || isBehindAt(found.text, found.span)
  }
}
