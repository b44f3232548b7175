import { dateRows } from './cv-dated-rows.ts'
import { beginningsIn, findStarts } from './cv-entry-starts.ts'
import type { CvRow } from './cv-rows.ts'
import { levelOfDegree } from './degree-words.ts'
import { roleScore } from './role-words.ts'
import { isSchool } from './school-words.ts'

export type StudiesOrWork = { section: 'education' | 'work'; rows: CvRow[] }

const HEAD_ROWS = 3

/** Tells whether the rows of an entry name a school or a degree, and no role. */
function namesStudy(rows: readonly CvRow[]): boolean {
  const heads = rows.slice(0, HEAD_ROWS).filter(({ isBullet }) => !isBullet)
  const isStudied = heads.some(({ text }) => isSchool(text) || levelOfDegree(text) !== null)
  return isStudied && !heads.some(({ cells }) => cells.some((cell) => roleScore(cell) > 0))
}

/** Rows under a heading of studies and of work, apart, in their order. */
export function partStudies(plain: readonly CvRow[]): StudiesOrWork[] {
  const rows = dateRows(plain, beginningsIn)
  const starts = findStarts(rows)
  if (starts[0] !== 0) starts.unshift(0)
  const parted: StudiesOrWork[] = []
  starts.forEach((start, index) => {
    const entry = rows.slice(start, starts[index + 1])
    const section = namesStudy(entry) ? 'education' : 'work'
    const last = parted.at(-1)
    if (last?.section === section) last.rows.push(...entry)
    else parted.push({ section, rows: entry })
  })
  return parted
}
