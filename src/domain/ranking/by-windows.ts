import type { Scorer } from './scorer.ts'
import { encodeAll, multiplyAll, type TextEncoder } from './text-vectors.ts'

const LONGEST_WINDOW = 6
/** A whole sentence dilutes what it names; beyond this many windows a text is no sentence. */
const MOST_WINDOWS = 400

/** A sentence between signs that end a thought, as words. */
const partsOf = (sentence: string) =>
  sentence
    .slice(0, 20_000)
    .split(/[.,;:!?()[\]{}|•·\n\t]+(?=\s|$)|\s[-–—/]\s/u)
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)),
    )

/** Every one to six neighbouring words of a sentence. */
export function windowsOf(sentence: string): string[] {
  const windows = new Set<string>()
  for (const words of partsOf(sentence)) {
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= LONGEST_WINDOW && from + length <= words.length; length++) {
        windows.add(words.slice(from, from + length).join(' '))
        if (windows.size === MOST_WINDOWS) return [...windows]
      }
    }
  }
  return [...windows]
}

/** The best cosine between any window of the query and each text. */
export function byWindows(encoder: TextEncoder, texts: readonly string[]): Scorer {
  const table = encodeAll(encoder, texts)
  return (query) => {
    const best = new Float32Array(texts.length).fill(-1)
    for (const window of windowsOf(query)) {
      multiplyAll(encoder.encode(window), table).forEach((product, document) => {
        if (product > (best[document] ?? 0)) best[document] = product
      })
    }
    return best
  }
}
