/** What names an entry has at most so many words. */
export const HEAD_WORDS_MAX = 14

/** A full stop behind these ends no sentence. */
const SHORT_END =
  /(?:^|[\s,(&.])(?:inc|co|cos|corp|ltd|llc|bros|jr|sr|dept|univ|intl|int|cie|mbh|assoc|mfg|tech|gmbh|plc|pvt|pty|pte|lda|ltda|lic|ing|dipl|dr|prof|st|no|etc|vol|eng|mgr|asst|exec|(?:\p{L}\. ?){1,3}\p{L})\.$/iu

export const words = (text: string): number => text.split(/\s+/).length

/** Tells whether a text ends as no name does. */
export const endsSentence = (text: string): boolean => /[.;:]$/.test(text) && !SHORT_END.test(text)

/** Tells whether a text is a sentence, and not the name of something. */
export const isSentence = (text: string): boolean => endsSentence(text) && words(text) > 3

/** Tells whether a text has letters and all of them are capitals. */
export const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()
