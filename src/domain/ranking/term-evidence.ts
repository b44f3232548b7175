import type { Scorer } from './scorer.ts'
import { indexWords } from './word-index.ts'
import { wordTfIdf } from './word-scores.ts'

type Term = { id: number; neighbours: readonly number[] }

/** What ranking needs of a taxonomy. */
export type TermFinder = {
  findOccupations: (title: string) => readonly { entry: Term; confidence: number }[]
  extractSkills: (text: string) => readonly Term[]
  findSkill: (text: string) => { entry: Term; confidence: number } | null
}

/** Terms stand as words of their own, so that rare ones weigh more. */
const wordOf = (id: number) => `t${id}`

const skillWords = (skills: readonly Term[]) =>
  skills.flatMap(({ id, neighbours }) => [id, ...neighbours].map(wordOf)).join(' ')

/** An occupation itself counts twice, what is next to it once. */
const occupationWords = (titles: readonly string[], { findOccupations }: TermFinder, least: number) =>
  titles
    .flatMap((title) => findOccupations(title))
    .filter(({ confidence }) => confidence >= least)
    .flatMap(({ entry: { id, neighbours } }) => [id, id, ...neighbours].map(wordOf))
    .join(' ')

/** How far the skills that texts name, and their neighbours, are the same. */
export function bySkills(finder: TermFinder, texts: readonly string[]): Scorer {
  const read = (text: string) => skillWords(finder.extractSkills(text))
  const score = wordTfIdf(indexWords(texts.map(read)))
  return (query) => score(read(query))
}

/**
 * How far the occupations that titles mean, and their neighbours, are the same. An entry may have several titles; what is
 * found with less confidence than `least` is a guess.
 */
export function byOccupations(
  finder: TermFinder,
  entries: readonly (readonly string[])[],
  least: number,
): Scorer {
  const read = (titles: readonly string[]) => occupationWords(titles, finder, least)
  const score = wordTfIdf(indexWords(entries.map(read)))
  return (query) => score(read([query]))
}
