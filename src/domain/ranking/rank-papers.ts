import { addScores, zScores } from './combine-scores.ts'
import { focusText } from './focus-text.ts'
import { gramTfIdf } from './gram-scores.ts'
import type { RankingMeans } from './ranking-means.ts'
import type { Scorer } from './scorer.ts'
import { splitText, type TextFields } from './split-text.ts'
import { byOccupations, bySkills, type TermFinder } from './term-evidence.ts'
import { byMeaning, type TextEncoder } from './text-vectors.ts'
import { PAPER_WEIGHTS } from './weights.ts'
import { indexWords } from './word-index.ts'

const { meaning, grams, titles, titleGrams, titleInCv, skills, occupations, leastConfidence } = PAPER_WEIGHTS

/** An advertisement asks, or a CV does; the other is ranked. */
export type Asking = 'advertisement' | 'cv'

type Read = (text: string) => TextFields

/** Of an advertisement only what is about the work; a CV is about nothing else. */
function readAdvertisement(encoder: TextEncoder): Read {
  return (text) => {
    const { title, body } = splitText(text)
    return { title, body: focusText(body, title, encoder) }
  }
}

/** What the taxonomy finds on both sides: skills in all of a text, occupations in its title. */
function byTerms(taxonomy: TermFinder, fields: readonly TextFields[]) {
  const sameSkills = bySkills(
    taxonomy,
    fields.map(({ body }) => body),
  )
  const sameOccupation = byOccupations(
    taxonomy,
    fields.map(({ title }) => [title]),
    leastConfidence,
  )
  return ({ title, body }: TextFields) =>
    [
      [skills, zScores(sameSkills(body))],
      [occupations, zScores(sameOccupation(title))],
    ] as const
}

/** Prepares CVs to be ranked for an advertisement, or advertisements for a CV. Title and body are compared apart. */
export function paperRanker(
  asking: Asking,
  texts: readonly string[],
  { encoder, taxonomy }: RankingMeans,
): Scorer {
  const advertisement = readAdvertisement(encoder)
  const [readQuery, readText] = asking === 'cv' ? [splitText, advertisement] : [advertisement, splitText]
  const fields = texts.map(readText)
  const [ofTitles, ofBodies] = [fields.map(({ title }) => title), fields.map(({ body }) => body)]
  const bodyMeaning = byMeaning(encoder, ofBodies)
  const bodyGrams = gramTfIdf(indexWords(ofBodies))
  const titleMeaning = byMeaning(encoder, ofTitles)
  const titleLetters = gramTfIdf(indexWords(ofTitles))
  const named = taxonomy && byTerms(taxonomy, fields)
  return (query) => {
    const { title, body } = readQuery(query)
    const acrossFields = asking === 'cv' ? titleMeaning(body) : bodyMeaning(title)
    return addScores([
      [meaning, zScores(bodyMeaning(body))],
      [grams, zScores(bodyGrams(body))],
      [titles, zScores(titleMeaning(title))],
      [titleGrams, zScores(titleLetters(title))],
      [titleInCv, zScores(acrossFields)],
      ...(named?.({ title, body }) ?? []),
    ])
  }
}
