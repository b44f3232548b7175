import { byWindows } from './by-windows.ts'
import { addScores } from './combine-scores.ts'
import { gramTfIdf } from './gram-scores.ts'
import { rankingWords } from './ranking-words.ts'
import type { Scorer } from './scorer.ts'
import type { RankingMeans } from './ranking-means.ts'
import type { TermFinder } from './term-evidence.ts'
import { byMeaning } from './text-vectors.ts'
import { SKILL_WEIGHTS } from './weights.ts'
import { indexWords } from './word-index.ts'
import { wordTfIdf } from './word-scores.ts'

/** So many words prove as much as can be proved: a short name may stand in a sentence by chance. */
const WORDS_THAT_PROVE = 2
const SHARE_OF_ONE_WORD = 0.75

/** "Java (computer programming)" is written as "Java". */
const withoutBrackets = (label: string) =>
  label.replaceAll(/(?:(?<!\s)\s+)?\([^)]{0,200}\)/g, '').trim() || label

/** Whether the sentence names a skill in so many words; every run of its words is looked up, whatever the labels' number. */
function byName(labels: readonly string[]): Scorer {
  const numbers = new Map<string, number[]>()
  let longest = 0
  labels.forEach((label, number) => {
    const words = rankingWords(label)
    const name = words.join(' ')
    if (name === '') return
    longest = Math.max(longest, Math.min(words.length, 12))
    numbers.set(name, [...(numbers.get(name) ?? []), number])
  })
  return (sentence) => {
    const scores = new Float32Array(labels.length)
    const words = rankingWords(sentence)
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= longest && from + length <= words.length; length++) {
        const proof = length >= WORDS_THAT_PROVE ? 1 : SHARE_OF_ONE_WORD
        for (const number of numbers.get(words.slice(from, from + length).join(' ')) ?? []) {
          scores[number] = Math.max(scores[number] ?? 0, proof)
        }
      }
    }
    return scores
  }
}

/** Below this a label only resembles what the taxonomy knows, and proves nothing. */
const SURE = 0.9

/** Whether the sentence names a label's skill by any of the names that the taxonomy knows for it. */
function byKnownNames({ findSkill, extractSkills }: TermFinder, labels: readonly string[]): Scorer {
  const known = labels.map((label) => {
    const found = findSkill(label)
    return found && found.confidence >= SURE ? found.entry.id : null
  })
  return (sentence) => {
    const named = new Set(extractSkills(sentence).map(({ id }) => id))
    return Float32Array.from(known, (id) => (id !== null && named.has(id) ? 1 : 0))
  }
}

/** Prepares names of skills to be ranked for a sentence: what it may mean, what it spells, and what it names outright. */
export function skillRanker(labels: readonly string[], { encoder, taxonomy }: RankingMeans): Scorer {
  const bare = labels.map(withoutBrackets)
  const index = indexWords(labels)
  const { windows, sentence, grams, words, named, known } = SKILL_WEIGHTS
  const parts: (readonly [number, Scorer])[] = [
    [windows, byWindows(encoder, bare)],
    [sentence, byMeaning(encoder, labels)],
    [grams, gramTfIdf(index)],
    [words, wordTfIdf(index)],
    [named, byName(bare)],
    ...(taxonomy ? [[known, byKnownNames(taxonomy, bare)] as const] : []),
  ]
  return (query) => addScores(parts.map(([weight, score]) => [weight, score(query)]))
}
