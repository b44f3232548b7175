/** No word of any script has so many marks on one letter; the stream-safe form of Unicode ends there too. */
const MARKS_MAX = 30

/** Two signs of Japanese are no marks until they are taken apart. */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`
const TOO_MANY = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu')

/** A text without the marks that no letter bears: whoever puts them in order takes the square of their number. */
export const withFewMarks = (text: string): string => text.replaceAll(TOO_MANY, '$1')

/** Signs that are words or units: each is five letters or more, one is eighteen. No other sign is more than four. */
const WORDS = /[\u321D\u321E\u327C\u3300-\u3357\u33AE\u33AF\uFDFA\uFDFB]/gu

/** A text in which signs that are words are written out, so that they count as their letters. */
export const withWordsWrittenOut = (text: string): string =>
  text.replaceAll(WORDS, (sign) => sign.normalize('NFKC'))

/**
 * A text in one of the forms of Unicode, in time that grows with its length.
 * @example unified('e\u0301', 'NFC') // 'é'
 */
export const unified = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  withFewMarks(text).normalize(form)
