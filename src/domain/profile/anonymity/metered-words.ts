import { findCountry } from '#/domain/place/find-country.ts'
import { isCommonNoun } from './common-nouns.ts'
import { isGenericWord, isLittleWord } from './company-words.ts'
import type { KnownWords } from './known-words.ts'
import { isTradeWord } from './trade-words.ts'

/** What finders ask of words. */
export type MeteredWords = KnownWords & {
  /** Whether a word says work, a country, or many, so that it names nobody alone. */
  isOrdinary: (word: string) => boolean
  /** Whether a word of a name says work. */
  isWorkInName: (word: string) => boolean
  /** Pays for so many letters that are looked at without a question. */
  spend: (letters: number) => void
}

/** So many letters may be looked at for each text, and for each of its letters. A list of companies alone needs half of it. */
const FREE = 1_000
const PER_LETTER = 16
/** A look costs so many letters besides those that it looks at. */
const LOOK = 4
/** So many questions may be new, which cost a hundred times more. A long profile asks a tenth of them. */
const NEW_MAX = 12_000

class UsedUp extends Error {}

/**
 * Bounds what the texts of one document cost, whatever they are. Who looks at a text asks the `words` or pays for it;
 * `read` answers null where that is more than the length of the text allows.
 */
export function createMeter({ isName, isOccupation, hasWord, isTown }: KnownWords) {
  let [left, fresh] = [0, NEW_MAX]
  const spend = (letters: number) => {
    left -= LOOK + letters
    if (left < 0) throw new UsedUp()
  }
  const paid = (ask: (word: string) => boolean) => {
    const answers = new Map<string, boolean>()
    return (word: string) => {
      spend(word.length)
      const known = answers.get(word)
      if (known !== undefined) return known
      fresh -= 1
      if (fresh < 0) throw new UsedUp()
      const answer = ask(word)
      answers.set(word, answer)
      return answer
    }
  }
  const words: MeteredWords = {
    spend,
    isName: paid(isName),
    isOccupation: paid(isOccupation),
    hasWord: paid(hasWord),
    isTown: paid(isTown),
    isWorkInName: paid((word) => isTradeWord(word) || hasWord(word)),
    isOrdinary: paid(
      (word) =>
        isGenericWord(word) ||
        isLittleWord(word) ||
        isCommonNoun(word) ||
        hasWord(word) ||
        isName(word) ||
        findCountry(word) !== null,
    ),
  }
  const read = <Made>(text: string, make: () => Made): Made | null => {
    left = FREE + PER_LETTER * text.length
    try {
      return make()
    } catch (error) {
      if (error instanceof UsedUp) return null
      throw error
    }
  }
  return { words, read }
}
