import { isGermanNoun } from './common-nouns.ts'
import { isLegalForm } from './company-words.ts'
import type { KeyKind, Terms } from './name-key.ts'
import { isSaidOfMany, wordsOf } from './name-words.ts'
import { isAnyWord, isOrdinaryWord } from './ordinary-words.ts'
import type { Span } from './spans.ts'
import { beginsSentence, isBehindAt, isCapitals, isNamed, isToldAsName, isWholePart } from './told-as-name.ts'
import { isBrand, isMaker, isTradeNoun } from './trade-words.ts'

type Found = { text: string; span: Span; isRunning: boolean; isTitle: boolean }

/** The kinds of names that may be words of work, as far as they are looked for in any text. */
const JUDGED: ReadonlySet<KeyKind> = new Set(['anyhow', 'placeWord', 'capital', 'companyWord', 'mark'])

/** A part of a name, "Pflege", in a sentence: with a capital inside it, but German writes all its nouns so. */
const isNounNamed = ({ text, span, isRunning }: Found, word: string) =>
  !isGermanNoun(word) && (isToldAsName(text, span) || (isRunning && !beginsSentence(text, span.from)))

function isWordNamed(found: Found, kind: KeyKind, isName: Terms['isName']): boolean {
  const { text, span, isRunning, isTitle } = found
  const word = text.slice(span.from, span.to)
  const isNoun = isTradeNoun(word) || (kind !== 'anyhow' && isOrdinaryWord(word))
  if (kind === 'capital' && isNoun) return isNounNamed(found, word)
  // "Siemens" in a title, or as a skill, says for whom; "Siemens PLC" is a skill.
  const isAlone = word === text.trim() && (kind === 'anyhow' || isBrand(word))
  if (!isNoun && !isName(word) && (isTitle || isAlone)) return true
  return isRunning || isToldAsName(text, span)
}

/** "Solar Power", whose words all say work; "Royal Mail", of which one does. */
const areWordsNamed = ({ text, span, isRunning, isTitle }: Found, areAllWork: boolean) =>
  isRunning || !areAllWork || isToldAsName(text, span) || (isTitle && isWholePart(text, span))

/**
 * Whether a name that stands in a text counts although its words say work: `null` where they do not. In a line of work
 * they are a skill unless something says a name; in running text they need capitals.
 */
export function createWorkRule(terms: Terms) {
  const { isName, hasWord } = terms
  return (kind: KeyKind, written: string, found: Found): boolean | null => {
    if (!JUDGED.has(kind)) return null
    // A company may be called Quill; a part of its name is no more than a quill.
    const isWork = (word: string) =>
      kind === 'anyhow' ? hasWord(word) || isName(word) : isAnyWord(word, terms)
    const words = wordsOf(written)
    const said = words.filter((word) => !isSaidOfMany(word))
    if (said.length === 0 || !said.every(isWork)) return null
    const { text, span, isRunning } = found
    const areAllWork = said.length === words.length
    if (isRunning && kind === 'mark') return null
    if (isBehindAt(text, span) || (isRunning && said.some(isMaker))) return true
    if (!isCapitals(text.slice(span.from, span.to)))
      return isRunning && !areAllWork && !isName(written) && isNamed(text, span)
    const more = text.slice(span.to).trim()
    // "Schneider PLC" is a skill.
    if (!isRunning && isLegalForm(more) && isName(more)) return false
    return words.length === 1 ? isWordNamed(found, kind, isName) : areWordsNamed(found, areAllWork)
  }
}
