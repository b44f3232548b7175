import { withFewMarks, withWordsWrittenOut } from './unified.ts'

/**
 * What a reader does not see and what turns the order of the letters after it: control characters but tab and the ends
 * of lines, bidirectional embeddings, overrides and isolates, and the spaces without width. The marks that join letters
 * or say in which direction one sign reads stay: names in Persian, Arabic and Hebrew are written with them.
 */
const HIDDEN = /[\p{Cc}\u061C\u180E\u200B\u202A-\u202E\u2028\u2029\u2060-\u2064\u2066-\u2069\uFEFF]/gu
const KEPT = new Set(['\t', '\n', '\r'])
/** Ends of lines that few programs know: in a text of one line they would make two. */
const LINE_ENDS = new Set(['\u2028', '\u2029', '\u000B', '\u000C', '\u0085'])

/**
 * A text as it reads, the same for every field a person may fill: nothing in it makes it look like another one, and no
 * letter bears more marks than any script has, and no sign is a whole sentence. So the database, too, folds it in time
 * that grows with its length, into a text that is hardly longer.
 * @example visibleText('Ada\u202E nosredef') // 'Ada nosredef'
 */
export function visibleText(text: string): string {
  const seen = text.replaceAll(HIDDEN, (sign) => (KEPT.has(sign) ? sign : LINE_ENDS.has(sign) ? ' ' : ''))
  return withFewMarks(withWordsWrittenOut(seen))
}
