import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, EvaluationSet, Grades, Kind } from './evaluation-set.ts'
import { parseCsv } from './parse-csv.ts'
import { readEntries } from './read-entries.ts'
import { readGrades } from './read-grades.ts'
import { readSet } from './read-set.ts'

export type DevelopmentSet = { name: string; files: readonly string[]; read: () => EvaluationSet }

function ownSet(folder: string, kind: Kind, name = `own ${folder}`): DevelopmentSet {
  return { name, files: [], read: () => readSet(join(import.meta.dirname, '../sets', folder), kind, name) }
}

/** The sets written for this project. */
export const OWN_SETS = [
  ownSet('titles', 'title'),
  ownSet('skills', 'skill'),
  ownSet('cv', 'cv'),
  ownSet('messy', 'cv', 'own messy cv'),
]

type Graded = Map<string, Map<string, number>>

function addGrade(grades: Graded, query: string, document: string): void {
  grades.set(query, (grades.get(query) ?? new Map<string, number>()).set(document, 1))
}

const set = (
  name: string,
  kind: Kind,
  queries: Entry[],
  corpus: Entry[],
  grades: ReadonlyMap<string, Grades>,
) => ({
  name,
  kind,
  queries,
  corpus,
  grades,
  notes: [],
})

const readRows = (path: string) => parseCsv(readFileSync(path, 'utf8'))

/** Titles of vacancies, for each the one occupation of ESCO that somebody chose. */
function readVacancyTitles(titles: string, occupations: string, withOtherNames: boolean): EvaluationSet {
  const corpus = readRows(occupations).map((row) => ({
    id: row.conceptUri ?? '',
    text: withOtherNames ? `${row.preferredLabel}\n${row.altLabels}`.trim() : (row.preferredLabel ?? ''),
  }))
  const grades: Graded = new Map()
  const queries = readRows(titles).map((row, number) => {
    addGrade(grades, `${number}`, row.conceptUri ?? '')
    return { id: `${number}`, text: row.vacancyTitle ?? '' }
  })
  const name = withOtherNames ? 'title normalisation, all names' : 'title normalisation'
  return set(name, 'title', queries, corpus, grades)
}

/** Sentences of advertisements, for each the skills of ESCO that somebody found in them. */
function readSkillSentences(name: string, sentences: string, labels: string): EvaluationSet {
  const names = [
    ...new Set(
      readFileSync(labels, 'utf8')
        .split(/\r?\n/)
        .filter((label) => label.trim() !== ''),
    ),
  ]
  const corpus = names.map((text, number) => ({ id: `s${number}`, text }))
  const ids = new Map(corpus.map(({ id, text }) => [text.trim(), id]))
  const numbers = new Map<string, string>()
  const grades: Graded = new Map()
  for (const { sentence = '', label = '' } of readRows(sentences)) {
    const query = numbers.get(sentence) ?? `q${numbers.size}`
    numbers.set(sentence, query)
    const skill = ids.get(label.trim())
    if (skill !== undefined) addGrade(grades, query, skill)
  }
  return set(
    name,
    'skill',
    Array.from(numbers, ([text, id]) => ({ id, text })),
    corpus,
    grades,
  )
}

/** German occupations of one classification, for each the names of the same in another. */
function readGermanNames(folder: string): EvaluationSet {
  return set(
    'German occupations (MELO)',
    'title',
    readEntries(join(folder, 'queries.tsv')).entries,
    readEntries(join(folder, 'corpus_elements.tsv')).entries,
    readGrades(join(folder, 'annotations.tsv')),
  )
}

/** The sets to develop on: those below `data`, which stay where they are, and those of this folder. */
export function listDevelopmentSets(data: string): DevelopmentSet[] {
  const at = (...path: string[]) => join(data, ...path)
  const german = at('talentclef25_taskA/german')
  const [titles, occupations] = [at('jobbert_eval/titles.csv'), at('esco/occupations_en.csv')]
  const labels = at('skill_extraction/skills_en_label.txt')
  const melo = at('melo/deu_q_de_c_de')
  const skills = (name: string, part: string): DevelopmentSet => {
    const sentences = at(`skill_extraction/${part}_validation_annotations.csv`)
    return { name, files: [sentences, labels], read: () => readSkillSentences(name, sentences, labels) }
  }
  return [
    {
      name: 'German titles (TalentCLEF)',
      files: [german],
      read: () => readSet(german, 'title', 'German titles (TalentCLEF)'),
    },
    { name: 'German occupations (MELO)', files: [melo], read: () => readGermanNames(melo) },
    ...[false, true].map((all) => ({
      name: all ? 'title normalisation, all names' : 'title normalisation',
      files: [titles, occupations],
      read: () => readVacancyTitles(titles, occupations, all),
    })),
    skills('skills in sentences, tech', 'tech'),
    skills('skills in sentences, house', 'house'),
    ...OWN_SETS,
  ]
}

export const isThere = ({ files }: DevelopmentSet) => files.every((file) => existsSync(file))
