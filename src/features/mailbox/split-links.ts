/** A piece of plain text, and where it starts: words, or an address that can be followed. */
export type TextPiece = { kind: 'text' | 'link'; text: string; start: number }

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/**
 * Cuts plain text at its web addresses. A full stop after an address is not part of it.
 * @example splitLinks('See https://a.example/x.') // text 'See ', link 'https://a.example/x', text '.'
 */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index), start: end })
    pieces.push({ kind: 'link', text: match[0], start: match.index })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end), start: end })
  return pieces
}
