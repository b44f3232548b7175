const LONGEST_WORD = 40
const GRAM_SIZES = [3, 4, 5]

/** FNV-1a over UTF-16 units, stirred once more so that low bits depend on all of them. */
export function featureHash(text: string, start = 0, end = text.length): number {
  let value = 0x811c9dc5
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Hashes of the pieces of a word with its ends marked. */
export function gramHashes(word: string): number[] {
  const marked = `<${word}>`.slice(0, LONGEST_WORD + 2)
  const hashes: number[] = []
  for (const size of GRAM_SIZES) {
    for (let start = 0; start + size <= marked.length; start += 1) {
      hashes.push(featureHash(marked, start, start + size))
    }
  }
  return hashes
}
