import { describe, expect, test } from 'vitest'
import { fusedRanker } from '#/domain/ranking/fused-ranker.ts'
import type { RankingKind } from '#/domain/ranking/ranking-kind.ts'
import { withLines } from '#/domain/ranking/split-text.ts'
import { spread } from '#tests/setup/spread.ts'
import type { Entry } from './lib/evaluation-set.ts'
import { OWN_SETS } from './lib/development-sets.ts'
import { loadMeans } from './lib/load-means.ts'
import { firstDocuments, tieBreakers } from './lib/places.ts'

const { means } = await loadMeans()

const NAMES = [
  'Aisha Khan',
  'Ngozi Okafor',
  'Wei Zhang',
  'María José García López',
  'Jürgen Müller',
  'Siobhán O’Connor',
  'Priya Venkataraman',
  'Nguyễn Thị Minh',
  'Łukasz Wójcik',
  'Fatima al-Sayed',
  'Grace Okello',
  'Jean-Luc Dubois',
  'Tāne Parata',
  'Björk Guðmundsdóttir',
  'Yuki Tanaka',
  'Olúwaṣeun Adébáyọ̀',
]

type Change = (text: string, name: string) => string

/** After the first sentence, as somebody would add it. */
const within: (words: string) => Change = (words) => (text, name) =>
  text.replace(/(?<=\.) |$/, ` ${words.replace('NAME', name)} `)

const CHANGES: Record<string, Change> = {
  'a name above': (text, name) => `${name}\n${text}`,
  'a name before': (text, name) => `${name}. ${text}`,
  'a name in a form': (text, name) => `Name: ${name}\n${text}`,
  'a name in a sentence': within('My name is NAME.'),
  'a name in a German sentence': within('Mein Name ist NAME.'),
  'a form of address': within('Mrs NAME.'),
  'a pronoun': (text) => text.replace(/(?<=\.) |$/, ' She '),
  'pronouns in brackets': (text) => `${text} (he/him)`,
  'an address': (text) => `Address: 14 Acacia Road, Leeds LS6 2AB\n${text}`,
  'an address within': within('12 Harbour Street, Galway.'),
  'a German address': within('Lindenstraße 12, 80331 München.'),
  'an age': within('34 years old.'),
  'a date of birth': within('Date of birth: 3 May 1974.'),
  'gender and nationality': (text) =>
    `${text}\nGender: female\nNationality: Ghanaian\nMarital status: married`,
  contact: (text) => `${text}\n+44 7700 900123 | somebody@example.org | https://example.org/me`,
}

/** The rank of every document for every query. */
function ranksOf(kind: RankingKind, queries: readonly Entry[], corpus: readonly Entry[]): Uint32Array[] {
  const ties = tieBreakers(corpus.map(({ id }) => id))
  const score = fusedRanker(
    kind,
    corpus.map(({ text }) => text),
    means,
  )
  return queries.map(({ text }) => {
    const ranks = new Uint32Array(corpus.length)
    firstDocuments(score(text), ties, corpus.length).forEach((document, rank) => (ranks[document] = rank))
    return ranks
  })
}

/** Everyone is changed at once, each with another name. */
const changeAll = (papers: readonly Entry[], change: Change) =>
  papers.map(({ id, text }, nth) => ({
    id,
    text: change(withLines(text), NAMES[nth % NAMES.length] ?? ''),
  }))

function furthestMove(before: readonly Uint32Array[], after: readonly Uint32Array[]): number {
  return Math.max(
    ...before.map((ranks, query) =>
      ranks.reduce(
        (most, rank, document) => Math.max(most, Math.abs(rank - (after[query]?.[document] ?? 0))),
        0,
      ),
    ),
  )
}

/** So many CVs and advertisements of each set stand for the rest of it where a run is in a hurry. */
const [CVS, ADS] = [40, 12]

const sets = OWN_SETS.map(({ read }) => read())
  .filter(({ kind }) => kind === 'cv')
  .map(({ name, queries, corpus }) => ({ name, queries: spread(queries, ADS), corpus: spread(corpus, CVS) }))

describe.each(sets)('in the set $name', ({ queries, corpus }) => {
  const cvs = ranksOf('cv', queries, corpus)
  const jobs = ranksOf('job', corpus, queries)

  test.each(Object.entries(CHANGES))('%s moves nobody by more than one rank', (_what, change) => {
    const changed = changeAll(corpus, change)
    expect(furthestMove(cvs, ranksOf('cv', queries, changed))).toBeLessThanOrEqual(1)
    expect(furthestMove(jobs, ranksOf('job', changed, queries))).toBeLessThanOrEqual(1)
  })
})
