/** A word or a number of a text, with what stands between it and the one before. */
export type Token = { text: string; lower: string; from: number; to: number; gap: string }

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}/]|['’-](?=[\p{L}\p{N}]))*/gu

/** The words and numbers of a text, in order; a sign between two digits or letters belongs to them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const gap = text.slice(end, index)
    end = index + token.length
    tokens.push({ text: token, lower: token.toLowerCase(), from: index, to: end, gap })
  }
  return tokens
}

/** "10115", "1010", "D-10115", "00-238", "1100-048". */
export const DIGITS = /^(?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3})$/u
const HOUSE_NUMBER = /^\d{1,4}(?:[a-z]|bis|ter|[-/]\d{1,4}[a-z]?)?$/iu
const YEAR = /^(?:19|20)\d\d(?:[-/]\d{2,4})?$/
const CAPITAL = /^(?:[ldLD]['’])?\p{Lu}/u
const CLOSE = /^[,.]?\s{1,2}$/

/** The number of a house: no year. */
export const isHouseNumber = (token: Token | undefined): boolean =>
  token !== undefined && HOUSE_NUMBER.test(token.text) && !YEAR.test(token.text)

/** A word that a name may be made of. */
export const isNameWord = (token: Token | undefined): boolean =>
  token !== undefined && (CAPITAL.test(token.text) || /^\d{1,3}(?:st|nd|rd|th)$/.test(token.text))

/** Nothing but a blank stands before it, behind a comma or a dot at most. */
export const isClose = (token: Token | undefined): boolean => token !== undefined && CLOSE.test(token.gap)

/** How many words from here are the name of a town: one, two, or none. */
export function townLength(
  tokens: readonly Token[],
  at: number,
  isTown: (name: string) => boolean,
): 0 | 1 | 2 {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (!first || !isNameWord(first)) return 0
  if (second?.gap === ' ' && isTown(`${first.text} ${second.text}`)) return 2
  return isTown(first.text) ? 1 : 0
}
