/** Some programs write the hyphen as a soft one, which reading takes for no mark at all. */
const SOFT_HYPHEN = '\u00AD'
/** So many letters on both sides tell where a hyphen stood, and it is sought so far behind the one before. */
const SIDE = 12
const REACH = 4_000

type Found = { at: number; isSpaced: boolean; isJoined: boolean }

const squeeze = (text: string) => text.normalize('NFKC').replace(/[\s\u00AD]+/g, '')

/** Behind which letter of all the others each soft hyphen stands. */
function findHyphens(drawn: string, letters: string): Found[] {
  const found: Found[] = []
  let from = 0
  for (let at = drawn.indexOf(SOFT_HYPHEN); at >= 0; at = drawn.indexOf(SOFT_HYPHEN, at + 1)) {
    const before = squeeze(drawn.slice(Math.max(0, at - 2 * SIDE), at)).slice(-SIDE)
    const after = squeeze(drawn.slice(at + 1, at + 1 + 2 * SIDE)).slice(0, SIDE)
    const place = letters.slice(from, from + REACH).indexOf(before + after)
    if (before === '' || place < 0) continue
    from += place
    found.push({
      at: from + before.length,
      isSpaced: /\s/.test(drawn[at - 1] ?? ''),
      isJoined: /\S/.test(drawn[at + 1] ?? ' '),
    })
  }
  return found
}

/**
 * Pieces of text with the soft hyphens that were drawn between their letters, as hyphens. `drawn` is the same text as
 * it is drawn.
 *
 * @example restoreHyphens(['hands', 'on'], 'hands\u00ADon') // ['hands-', 'on']
 */
export function restoreHyphens(pieces: readonly string[], drawn: string): string[] {
  if (!drawn.includes(SOFT_HYPHEN)) return [...pieces]
  const hyphens = findHyphens(drawn, squeeze(pieces.join('')))
  let [passed, next] = [0, 0]
  return pieces.map((piece) => {
    let isJoined = false
    const marked = Array.from(piece, (letter) => {
      if (letter.trim() === '') return isJoined ? '' : letter
      isJoined = false
      passed += squeeze(letter).length
      const hyphen = hyphens[next]
      if (!hyphen || passed < hyphen.at) return letter
      next += 1
      isJoined = hyphen.isJoined
      return `${letter}${hyphen.isSpaced ? ' -' : '-'}`
    })
    return marked.join('')
  })
}
