/** What is ranked against what: short titles, skill labels for sentences, CVs for an ad, ads for a CV. */
export const KINDS = ['title', 'skill', 'cv', 'job'] as const

export type Kind = (typeof KINDS)[number]

/** One line of a file: an id and a text. */
export type Entry = { id: string; text: string }

/** How relevant documents are to a query, by the id of the document. */
export type Grades = ReadonlyMap<string, number>

export type EvaluationSet = {
  name: string
  kind: Kind
  queries: readonly Entry[]
  corpus: readonly Entry[]
  /** By the id of the query; null when nobody said what is relevant. */
  grades: ReadonlyMap<string, Grades> | null
  /** What was odd in the files and did not stop the reading. */
  notes: readonly string[]
}
