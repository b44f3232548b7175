import { multiply, type TextEncoder } from './text-vectors.ts'

/** So many words of an advertisement say what the work is; the rest is about the company, its offers and how to apply. */
const WORDS_KEPT = 70

const SENTENCE_END = /(?<=[.!?;:|。；！？])\s+|\n+|\s[•*·▪-]\s/u

/** The sentences, lines and points of a text that say anything. */
export const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

const countWords = (text: string) => text.split(/\s+/).length

/** Of a long text the sentences that are nearest to its title, in their order. A short one stays whole. */
export function focusText(text: string, title: string, encoder: TextEncoder): string {
  if (countWords(text) <= WORDS_KEPT) return text
  const towards = encoder.encode(title)
  const sentences = sentencesOf(text)
    .map((sentence, place) => ({ sentence, place, near: multiply(towards, encoder.encode(sentence)) }))
    .toSorted((a, b) => b.near - a.near || a.place - b.place)
  let words = 0
  const kept = sentences.filter(({ sentence }) => {
    const isWanted = words < WORDS_KEPT
    words += countWords(sentence)
    return isWanted
  })
  return kept
    .toSorted((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence)
    .join('\n')
}
