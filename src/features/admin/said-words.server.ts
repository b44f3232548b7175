import { sql, type SQL } from 'drizzle-orm'
import { foldText } from '#/domain/text/fold-text.ts'

/** What an index of trigrams can find anywhere in a text. */
const THREE_IN_A_ROW = /[\p{L}\p{Nd}]{3}/u
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u

/** The folded words of what was typed that a text can be searched for; null where nothing but marks was typed. */
export function soughtWords(typed: string): string[] | null {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const sought = words.filter((word) => LETTER_OR_DIGIT.test(word))
  return words.length > 0 && sought.length === 0 ? null : sought
}

/**
 * A folded text has the word: anywhere in it, or where the word is of one or two letters at the beginning of one of its own
 * words. So a trigram index finds each of them, and nothing typed reads a table from end to end.
 */
export function saysWord(text: SQL, word: string): SQL {
  const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
  if (THREE_IN_A_ROW.test(word)) return sql`${text} like ${`%${literal}%`}`
  return sql`(${text} like ${`${literal}%`} or ${text} like ${`% ${literal}%`})`
}
