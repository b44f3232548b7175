import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Entry, EvaluationSet, Grades, Kind } from './evaluation-set.ts'
import { readEntries } from './read-entries.ts'
import { readGrades } from './read-grades.ts'
import { BrokenInput } from './read-lines.ts'

const NOTES_TOLD = 5

/** A file under its name, or without the ending as some sets have it. */
function find(folder: string, ...names: string[]): string | null {
  return names.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

function demand(folder: string, ...names: string[]): string {
  const found = find(folder, ...names)
  if (!found) throw new BrokenInput(`${join(folder, names[0] ?? '')}: there is no such file`)
  return found
}

function told(notes: readonly string[]): string[] {
  const more = notes.length - NOTES_TOLD
  return more > 0 ? [...notes.slice(0, NOTES_TOLD), `and ${more} more of the kind`] : [...notes]
}

/** Grades that name what the files do not hold are usual where a set was cut; they are told, and count for nothing. */
function noteUnknown(
  grades: ReadonlyMap<string, Grades>,
  queries: readonly Entry[],
  corpus: readonly Entry[],
) {
  const [asked, held] = [new Set(queries.map(({ id }) => id)), new Set(corpus.map(({ id }) => id))]
  const unknownQueries = [...grades.keys()].filter((id) => !asked.has(id)).length
  const unknownDocuments = new Set(
    Array.from(grades.values(), (of) => [...of.keys()])
      .flat()
      .filter((id) => !held.has(id)),
  ).size
  return [
    unknownQueries > 0 ? `grades name ${unknownQueries} queries that are not in the queries` : '',
    unknownDocuments > 0 ? `grades name ${unknownDocuments} documents that are not in the corpus` : '',
  ].filter((note) => note !== '')
}

/** Reads a folder of queries.tsv, corpus.tsv and, where somebody judged, qrels.tsv. */
export function readSet(folder: string, kind: Kind, name = basename(resolve(folder))): EvaluationSet {
  if (!existsSync(folder)) throw new BrokenInput(`${folder}: there is no such folder`)
  const queries = readEntries(demand(folder, 'queries.tsv', 'queries'))
  const corpus = readEntries(demand(folder, 'corpus.tsv', 'corpus_elements', 'corpus_elements.tsv'))
  const judged = find(folder, 'qrels.tsv')
  const grades = judged ? readGrades(judged) : null
  const unknown = grades ? noteUnknown(grades, queries.entries, corpus.entries) : []
  return {
    name,
    kind,
    queries: queries.entries,
    corpus: corpus.entries,
    grades,
    notes: [...told([...queries.notes, ...corpus.notes]), ...unknown],
  }
}
