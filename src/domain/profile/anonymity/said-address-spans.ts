import type { Span } from './spans.ts'
import { ADDRESS_ENDS, BRACKETED_AT, SAID_AT, SAID_DOT, SAID_SIGN } from './web-words.ts'

/** A word; a sign of an address with spaces round it, as in "ada @ example . com". */
const SAID = /[\p{L}\p{N}]+|@|(?<=\s)\.(?=\s)/gu

type Word = { said: string; from: number; to: number }

const OPENED = /[([{<]\s?$/
const CLOSED = /^\s?[)\]}>]/
const IN_WORD = /[\p{L}\p{N}._%+-]/u

function readSaid(text: string): Word[] {
  return Array.from(text.matchAll(SAID), ({ 0: word, index }) => ({
    said: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
}

const isSaid = (words: readonly Word[], nth: number, one: ReadonlySet<string>) =>
  one.has(words[nth]?.said ?? '')

const isJoint = (words: readonly Word[], nth: number) =>
  isSaid(words, nth, SAID_DOT) || isSaid(words, nth, SAID_SIGN)

/** The first word of an address whose last dot is the word `dot`, not before the word `least`. */
function firstOf(words: readonly Word[], dot: number, least: number): number {
  let first = dot - 1
  while (first - 2 >= least && isJoint(words, first - 1)) first -= 2
  if (first - 2 < least || !isSaid(words, first - 1, SAID_AT)) return first
  first -= 2
  while (first - 2 >= least && isJoint(words, first - 1)) first -= 2
  return first
}

function lastOf(words: readonly Word[], end: number): number {
  let last = end
  while (words[last + 2] && isJoint(words, last + 1)) last += 2
  return last
}

/** "siobhan at example dot com", however its dots are said. */
function dotted(words: readonly Word[]): Span[] {
  const spans: Span[] = []
  let least = 0
  for (let dot = 1; dot < words.length - 1; dot += 1) {
    if (dot <= least || !isSaid(words, dot, SAID_DOT) || !isSaid(words, dot + 1, ADDRESS_ENDS)) continue
    const [first, last] = [words[firstOf(words, dot, least)], lastOf(words, dot + 1)]
    spans.push({ from: first?.from ?? 0, to: words[last]?.to ?? 0 })
    least = last + 1
    dot = last
  }
  return spans
}

/** "siobhan (at) example": brackets say that a word stands for the sign. */
function bracketed(text: string, words: readonly Word[]): Span[] {
  let done = 0
  return words.flatMap((word, nth) => {
    const [before, behind] = [words[nth - 1], words[nth + 1]]
    if (!before || !behind || !BRACKETED_AT.has(word.said)) return []
    const isOpened = OPENED.test(text.slice(Math.max(0, word.from - 2), word.from))
    if (!isOpened || !CLOSED.test(text.slice(word.to, word.to + 2))) return []
    let from = Math.max(before.from, done)
    while (from > done && IN_WORD.test(text[from - 1] ?? '')) from -= 1
    done = behind.to
    return [{ from, to: behind.to }]
  })
}

/** Most texts have none of these, and are not taken apart. */
const SIGN_OF_ADDRESS = /dot|pun[kt]|point|ponto|kropka|tečka|\s\.\s|[([{<]\s?[a-zä@]{1,12}\s?[)\]}>]/i

/** Addresses that are said in words, so that no machine reads them. */
export function saidAddressSpans(text: string): Span[] {
  if (!SIGN_OF_ADDRESS.test(text)) return []
  const words = readSaid(text)
  return [...dotted(words), ...bracketed(text, words)]
}
