/**
 * The beginning of a text in at most `charsMax` characters, cut at a word and closed with '…' when it is longer.
 *
 * @example cutAtWord('We keep water out.', 10) // 'We keep…'
 */
export function cutAtWord(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text
  const cut = text.slice(0, charsMax)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > charsMax / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1)).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`
}
