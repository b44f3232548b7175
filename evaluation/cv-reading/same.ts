import { foldText } from '#/domain/text/fold-text.ts'
import { ANYTHING } from './truth.ts'

/** Forms of companies, as they stand behind a name once points and blanks are gone. */
const LEGAL_FORM =
  /(?: (?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|pte|pty|pvt|private|gmbh|ag|se|kg|kgaa|ohg|mbh|ug|ev|sa|sas|sarl|sl|slu|lda|ltda|me|bv|nv|oy|ab|as|aps|spa|srl|spzoo|kft|sro))+$/

/** Letters that are set apart by points are one word: "e.V.", "S. A.", "sp. z o.o.". */
const JOINED_BY_POINTS = /\b(?:sp\. ?z ?o\. ?o\.|(?:\p{L}\. ?)+\p{L}\.?(?!\p{L}))/gu

const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()

/** A text as it is compared: without letter case, accents, marks, blanks and the company's form at its end. */
export function comparable(text: string): string {
  const joined = foldText(text).replace(JOINED_BY_POINTS, (letters) => letters.replace(/[. ]/g, ''))
  const words = withoutMarks(joined)
  return (words.replace(LEGAL_FORM, '') || words).replaceAll(' ', '')
}

/** Whether a text that was read says the same as one of those that are right. */
export function isSameText(read: string, right: readonly string[]): boolean {
  return right.some((text) => text === ANYTHING || comparable(text) === comparable(read))
}

/** Whether a text that was read contains one of those that are right. An empty one is right where nothing was read. */
export function containsText(read: string, right: readonly string[]): boolean {
  return right.some(
    (text) =>
      text === ANYTHING ||
      (comparable(text) === '' ? comparable(read) === '' : comparable(read).includes(comparable(text))),
  )
}

/** Whether a month that was read (null for now, '' for none) is one of those that are right; of a year, any month is. */
export function isSameDate(read: string | null, right: readonly string[]): boolean {
  return right.some((date) => {
    if (date === ANYTHING) return true
    if (date === 'now' || date === '') return read === (date === 'now' ? null : '')
    return read === date || (date.length === 4 && read?.slice(0, 4) === date)
  })
}
