import { nearVectors } from './near-vectors.ts'
import type { Scorer } from './scorer.ts'
import { encodeAll, multiplyAll, type TextEncoder } from './text-vectors.ts'

const LONGEST_WINDOW = 6
const LONGEST_SENTENCE = 20_000
/** Beyond this many windows a text is no sentence. */
const MOST_WINDOWS = 300

/** Between these the name of a skill neither begins nor ends; the commonest of four languages. */
const LITTLE_WORDS = new Set(
  (
    'a an and are as at be by for from has have in into is it its of on or our that the their they this to we who will with you your ' +
    'als am auf aus bei das dem den der die ein eine einem einen einer für im in ist mit oder sie sind und von zu zum zur ' +
    'au aux avec ce ces dans de des du en est et la le les leur ou par pour que qui sur un une vos votre vous ' +
    'al con del el ella es las lo los o para por se su sus y'
  ).split(' '),
)

const isLittle = (word = '') => LITTLE_WORDS.has(word.toLowerCase())

/** A sentence between signs that end a thought, as words. */
const partsOf = (sentence: string) =>
  sentence
    .slice(0, LONGEST_SENTENCE)
    .split(/(?<![.,;:!?()[\]{}|•·\n\t])[.,;:!?()[\]{}|•·\n\t]+(?=\s|$)|\s[-–—/]\s/u)
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)),
    )

/**
 * Every one to six neighbouring words of a sentence that may name something.
 *
 * @example windowsOf('Knowledge of SQL') // ['Knowledge', 'Knowledge of SQL', 'SQL']
 */
export function windowsOf(sentence: string): string[] {
  const windows = new Set<string>()
  for (const words of partsOf(sentence)) {
    for (let from = 0; from < words.length; from++) {
      if (isLittle(words[from])) continue
      for (let length = 1; length <= LONGEST_WINDOW && from + length <= words.length; length++) {
        if (isLittle(words[from + length - 1])) continue
        windows.add(words.slice(from, from + length).join(' '))
        if (windows.size === MOST_WINDOWS) return [...windows]
      }
    }
  }
  return [...windows]
}

/** The best cosine between any window of the query and each text: a whole sentence dilutes what it names. */
export function byWindows(encoder: TextEncoder, texts: readonly string[]): Scorer {
  const table = encodeAll(encoder, texts)
  const findNear = nearVectors(table)
  return (query) => {
    const best = multiplyAll(encoder.encode(query), table)
    for (const window of windowsOf(query)) {
      findNear(encoder.encode(window), (number, product) => {
        if (product > best[number]!) best[number] = product
      })
    }
    return best
  }
}
