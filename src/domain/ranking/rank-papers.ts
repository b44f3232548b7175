import { amongTelling } from './among-telling.ts'
import { bySentences } from './by-sentences.ts'
import { addAgain, addScores, bestNumbers, zScores } from './combine-scores.ts'
import { gramTfIdf } from './gram-scores.ts'
import type { RankingMeans } from './ranking-means.ts'
import { paperReaders, type Asking } from './read-papers.ts'
import type { Scorer } from './scorer.ts'
import type { TextFields } from './split-text.ts'
import { byOccupations, bySkills, type TermFinder } from './term-evidence.ts'
import { byMeaning } from './text-vectors.ts'
import { PAPER_WEIGHTS } from './weights.ts'
import { indexWords } from './word-index.ts'

const {
  meaning,
  grams,
  titles,
  titleGrams,
  titleInCv,
  skills,
  occupations,
  leastConfidence,
  sentences,
  titleInSentence,
} = PAPER_WEIGHTS

/** So many of the best are read sentence by sentence. */
const READ_AGAIN = 60

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

type Score = (query: TextFields) => Float32Array

function fieldsRanker(
  asking: Asking,
  fields: readonly TextFields[],
  { encoder, taxonomy, looksAgain = true }: RankingMeans,
): Score {
  const [ofTitles, ofBodies] = [fields.map(({ title }) => title), fields.map(({ body }) => body)]
  const bodyMeaning = byMeaning(encoder, ofBodies)
  const bodyGrams = gramTfIdf(indexWords(ofBodies))
  const titleMeaning = byMeaning(encoder, ofTitles)
  const titleLetters = gramTfIdf(indexWords(ofTitles))
  const named = taxonomy && byTerms(taxonomy, fields)
  const readAgain = bySentences(encoder, asking, fields)

  return (query) => {
    const { title, body } = query
    const acrossFields = asking === 'cv' ? titleMeaning(body) : bodyMeaning(title)
    const scores = addScores([
      [meaning, zScores(bodyMeaning(body))],
      [grams, zScores(bodyGrams(body))],
      [titles, zScores(titleMeaning(title))],
      [titleGrams, zScores(titleLetters(title))],
      [titleInCv, zScores(acrossFields)],
      ...(named?.(query) ?? []),
    ])
    if (!looksAgain) return scores
    const found = bestNumbers(scores, READ_AGAIN)
    const { met, titleMet } = readAgain(query, found)
    const again = addScores([
      [sentences, zScores(met)],
      [titleInSentence, zScores(titleMet)],
    ])
    return addAgain(scores, found, again)
  }
}

const NOTHING: TextFields = { title: '', body: '' }

/**
 * Prepares CVs to be ranked for an advertisement, or advertisements for a CV, as `paperReaders` read them. Title and body
 * are compared apart.
 */
export function paperRanker(asking: Asking, papers: readonly TextFields[], means: RankingMeans): Scorer {
  const { query: readQuery } = paperReaders(asking, means)
  return amongTelling(
    papers.map(({ body }) => body),
    (telling) => {
      const score = fieldsRanker(
        asking,
        telling.map((number) => papers[number] ?? NOTHING),
        means,
      )
      return (query) => score(readQuery(query))
    },
  )
}
