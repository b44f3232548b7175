import { foldText } from '#/domain/text/fold-text.ts'
import { isOnlyDate, takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { DASH } from '#/domain/time/reading/date-forms.ts'
import { isNow } from '#/domain/time/reading/now-words.ts'
import { isDuration, withoutDuration } from './cv-duration.ts'
import type { CvSection } from './cv-headings.ts'
import type { CvRow } from './cv-rows.ts'
import type { SectionOfRows } from './cv-sections.ts'
import { withoutLabel } from './read-reach.ts'

/** In these, points of lists are no entries: a date within them is said. */
const SAYS_IN_POINTS: ReadonlySet<CvSection> = new Set(['work', 'volunteer', 'projects'])
/** No date is read in these. */
const UNDATED: ReadonlySet<CvSection> = new Set(['top', 'summary'])

/** An end that nobody could read stands behind it. */
const DASHES = new RegExp(DASH)

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every text of a proposal; its months and ids are none that somebody wrote. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    /^id$|Date$|^level$|^date$|^language$/.test(key) ? [] : textsIn(child),
  )
}

/** The words of a cell that say more than a date, or how long something took. */
function saidWords(cell: string, isDated: boolean): string[] {
  const text = withoutLabel(cell)
  if (!isDated) return wordsOf(text)
  const dated = takeDates(withoutDuration(text))
  const end = dated.span?.end === '' ? (text.split(DASHES).at(-1) ?? '') : ''
  const words = wordsOf(`${dated.text} ${end}`)
  const isIcon = dated.span !== null && words.length === 1 && words[0]?.length === 1
  return isIcon || isDuration(text) ? [] : words
}

/** Rows of which a word is nowhere in what was read. A word that stands twice must be there twice; of a row that is left none was. */
export function findRest(sections: readonly SectionOfRows[], texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const add = (word: string, more: number) => counts.set(word, (counts.get(word) ?? 0) + more)
  for (const word of texts.flatMap(wordsOf)) add(word, 1)
  const whole = new Set(texts)
  const isLeft = (row: CvRow, section: CvSection) => {
    const isDated = !UNDATED.has(section)
    const isPoint = row.isBullet && SAYS_IN_POINTS.has(section)
    if (row.cells.every((cell) => whole.has(withoutLabel(cell)))) return false
    const words = row.cells
      .filter((cell) => !isNow(cell))
      .flatMap((cell) => saidWords(cell, isDated && (!isPoint || isOnlyDate(cell))))
    for (const word of words) add(word, -1)
    const isMissing = words.some((word) => (counts.get(word) ?? 0) < 0)
    if (isMissing) for (const word of words) add(word, 1)
    return isMissing
  }
  return sections.flatMap(({ section, rows }) =>
    rows.filter((row) => isLeft(row, section)).map(({ cells }) => cells.join(' ')),
  )
}
