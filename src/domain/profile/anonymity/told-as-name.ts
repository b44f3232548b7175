import { isLittleWord, legalFormLength } from './company-words.ts'
import type { Span } from './spans.ts'

const AROUND = 48
/** So many words say how a name is written. */
const WORDS_MAX = 8
const LEGAL_JOINT = /^[\s,]{1,3}(?:[&+]\s?)?/
const LEGAL_FORMS_MAX = 3
const IS_CAPITAL = /^[\p{Lu}\p{Lo}]/u
/** Behind these stands where somebody works. */
const AT =
  /(?:[@#]|(?<!\p{L})(?:at|joined|chez|bei|beim|presso|bij|hos)(?:\s(?:the|der|de[mnr]?|l[ae]|het))?|(?<!\p{L})à l['’])\s?$/iu
/** Behind these stands for whom, or with what. */
const FOR = /(?<!\p{L})(?:for|with|from|by|pour|avec|für|mit|von|en|para|con|im|på|u|w|dla)\s$/iu
const OWNED = /^['’ʼ`]s(?![\p{L}\p{N}])/iu

export const before = (text: string, at: number): string => text.slice(Math.max(0, at - AROUND), at)
export const behind = (text: string, at: number): string => text.slice(at, at + AROUND)
export const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0

/** Whether a name begins with a capital, or in a script without any. */
export const isWithCapital = (found: string): boolean => IS_CAPITAL.test(found)

/** Whether each word has a capital, but the little ones. */
export const isCapitals = (found: string): boolean =>
  found
    .split(/[\s-]+/, WORDS_MAX)
    .every((word) => isWithCapital(word) || isLittleWord(word) || !/\p{L}/u.test(word))

/** Up to behind the legal forms that follow: "Ltd", ", Inc.", "GmbH & Co. KG". */
export function withLegalForms(text: string, to: number): number {
  let end = to
  for (let count = 0; count < LEGAL_FORMS_MAX; count += 1) {
    const joint = lengthOf(LEGAL_JOINT, text.slice(end, end + 5))
    const form = joint === 0 ? 0 : legalFormLength(text.slice(end + joint, end + joint + AROUND))
    if (form === 0) break
    end += joint + form
  }
  return end
}

/** Whether words say before it that it is where somebody works: "at Baker". */
export const isBehindAt = (text: string, { from }: Span): boolean => AT.test(before(text, from))

/** Whether something around a word says that it is a name here: "at Baker", "for Baker", "Baker Ltd", "Baker’s". */
export const isToldAsName = (text: string, span: Span): boolean =>
  isBehindAt(text, span) ||
  FOR.test(before(text, span.from)) ||
  withLegalForms(text, span.to) > span.to ||
  OWNED.test(behind(text, span.to))

/** Whether it is all that stands between two commas or bars: "Leeds, United Kingdom", "Baker | Quill". */
export const isWholePart = (text: string, { from, to }: Span): boolean =>
  /(?:^|[,|·•])\s*$/.test(before(text, from)) && /^\s*(?:[,|·•]|$)/.test(behind(text, to))

/** Where a sentence or a point of a list begins; the dot of "Dr." and "S." is none of a sentence. */
const BEGINS =
  /(?:^|\n|[!?•]|(?<!(?<!\p{L})(?:mrs?|ms|dr|prof|hrn?|fr|mme|mlle|sra?|dott|st|\p{L}))\.)[\s"“„«(*–-]{0,4}$/iu

/** Whether a sentence, or a line of a list, begins there: its first word has a capital in any case. */
export const beginsSentence = (text: string, from: number): boolean => BEGINS.test(before(text, from))

/** Words before which a name of ordinary words is none: "an engineering group", "my own shops". */
const OF_MANY =
  /(?<!\p{L})(?:an?|any|each|every|some|one|this|that|my|our|your|their|other|many|several|une?|des|eine?[mnrs]?|own|self|and|or)[\s-]$/iu

/** Whether words that say nothing alone stand there as a name although they have no capitals. */
export const isNamed = (text: string, { from, to }: Span): boolean =>
  !OF_MANY.test(before(text, from)) && !/^\p{L}/u.test(text.slice(to))
