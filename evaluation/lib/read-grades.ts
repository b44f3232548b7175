import type { Grades } from './evaluation-set.ts'
import { BrokenInput, readLines } from './read-lines.ts'

/** Columns are parted by tabs; files of trec_eval may use blanks. */
function columnsOf(line: string): string[] {
  const columns = line.includes('\t') ? line.split('\t') : line.trim().split(/\s+/)
  return columns.map((column) => column.trim())
}

/** Query, document and grade; trec_eval puts a column that means nothing between the first two. */
function pick(columns: readonly string[]): { query: string; document: string; grade: string } | null {
  const [first = '', second = '', third = '', fourth = ''] = columns
  if (columns.length === 2) return { query: first, document: second, grade: '1' }
  if (columns.length === 3) return { query: first, document: second, grade: third }
  if (columns.length === 4) return { query: first, document: third, grade: fourth }
  return null
}

/** Reads what is relevant to which query: query id, document id, grade. A grade of 0 or below is not relevant. */
export function readGrades(path: string): Map<string, Grades> {
  const grades = new Map<string, Map<string, number>>()
  let number = 0
  for (const line of readLines(path)) {
    number += 1
    if (line.trim() === '') continue
    const found = pick(columnsOf(line))
    if (!found || found.query === '' || found.document === '') {
      throw new BrokenInput(`${path}: line ${number}: expected a query id, a document id and a grade`)
    }
    const grade = Number(found.grade)
    if (found.grade === '' || !Number.isFinite(grade)) {
      if (number === 1) continue
      throw new BrokenInput(`${path}: line ${number}: the grade ${JSON.stringify(found.grade)} is no number`)
    }
    const ofQuery = grades.get(found.query) ?? new Map<string, number>()
    grades.set(found.query, ofQuery.set(found.document, Math.max(grade, ofQuery.get(found.document) ?? 0)))
  }
  return grades
}
