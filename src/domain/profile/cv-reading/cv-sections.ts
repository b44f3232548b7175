import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import {
  headingBeforeColon,
  headingOf,
  isOfStudiesAndWork,
  isPaperTitle,
  isSpaced,
  looseHeadingOf,
  saysMotherTongue,
  type CvSection,
} from './cv-headings.ts'
import { bodySize, type CvRow } from './cv-rows.ts'
import { isUpper } from './cv-sentences.ts'
import { levelOfDegree } from './degree-words.ts'
import { partStudies } from './part-studies.ts'
import { levelOfLanguage } from './read-languages.ts'
import { roleScore } from './role-words.ts'
import { isSchool } from './school-words.ts'

export type SectionOfRows = { section: CvSection; rows: CvRow[] }

/** Within these a heading may stand before a colon; elsewhere that is a label. */
const MAY_BEGIN_INSIDE: ReadonlySet<CvSection> = new Set([
  'top',
  'contact',
  'languages',
  'certificates',
  'other',
])
/** Town and day at the end of a letter or a CV. */
const SIGNATURE =
  /^\p{Lu}[\p{L} -]+, (?:(?:den |le |am |il )?\d{1,2}\.? ?[\p{L}\d]+\.? ?\d{4}|(?:19|20)\d{2}-\d{2}-\d{2})$/u
/** What ends a paper: when it was written, whom to ask, that all is true, that the data may be kept. */
const CLOSING =
  /^(?:(?:last|letzte|dernière|última) (?:updated?|modified|revised|change|aktualisierung|mise à jour|actualización)|(?:ort|place|lieu|luogo|lugar)(?: und| and| et| e| y|,| ?\/)? ?(?:datum|date|data|fecha)\s?:|references?(?: are)? available|referenzen (?:auf|gerne)|références (?:sur|disponibles)|je certifie|i (?:hereby )?(?:consent|declare|certify)|autorizzo|acconsento|dichiaro|wyrażam zgodę|declaro (?:que|bajo))/iu
export const HEADING_WORDS_MAX = 5
export const LARGER = 1.08
/** The only heading of its kind may be so much smaller than others, if it is bold or in capitals; one of these any. */
const SMALLER = 0.8
const MAIN: ReadonlySet<CvSection | null> = new Set(['work', 'education'])
/** Of what stands out so much one known heading is enough. */
const MUCH_LARGER = 1.3
/** So much larger than other headings is what names the whole paper. */
const TITLE = 1.5
/** Other headings stand apart as known ones do, but for so much. */
const CLOSER = 0.8
/** So large a share of lines of one look is told as headings by their words, where all are. */
const MOSTLY = 2 / 3

const look = ({ size, isBold, cells }: CvRow) =>
  `${Math.round(size * 2)} ${isBold} ${isUpper(cells[0] ?? '')}`
const withCells = (row: CvRow, cells: string[]): CvRow => ({
  ...row,
  cells,
  xs: row.xs.slice(-cells.length),
  sizes: row.sizes.slice(-cells.length),
  text: cells.join('  '),
})

/** Looks of known headings that stand out so much that others alike are headings if a word of them says so. */
function looksOfLarge(rows: readonly CvRow[], known: ReadonlySet<CvRow>): Set<string> {
  const body = bodySize(rows)
  return new Set([...known].filter(({ size }) => size > body * MUCH_LARGER).map(look))
}

/** Looks that only headings have: larger than the text or in capitals, and mostly on lines known to be headings. */
function findHeadingLooks(rows: readonly CvRow[], known: ReadonlySet<CvRow>): Set<string> {
  const body = bodySize(rows)
  const short = rows.filter(
    ({ cells, text }) => cells.length === 1 && text.split(' ').length <= HEADING_WORDS_MAX,
  )
  const standsOut = (row: CvRow) => row.size > body * LARGER || isUpper(row.text)
  const knownByLook = Map.groupBy([...known].filter(standsOut), look)
  const shortByLook = Map.groupBy(short, look)
  const large = looksOfLarge(rows, known)
  const isMostlyKnown = (one: string) => {
    const knownCount = knownByLook.get(one)?.length ?? 0
    const alike = shortByLook.get(one) ?? []
    const areSure = alike.every((row) => row.size > body * LARGER && isUpper(row.text)) && alike.length <= 4
    const told = alike.filter(({ text }) => looseHeadingOf(text) !== null && !namesEntry(text)).length
    const areTold = alike.length <= Math.max(knownCount * 2, told / MOSTLY)
    return areSure || ((large.has(one) || knownCount > 1) && areTold)
  }
  return new Set([...knownByLook.keys()].filter(isMostlyKnown))
}

/** Languages and hobbies among skills: languages of programs say no level. */
const isNoSkill = (section: CvSection | null, content: string) =>
  (section === 'languages' && levelOfLanguage(content) !== null) || (section === 'other' && content !== '')

/** The size of the largest headings; a single one that is much larger names the whole paper. */
function largestOf(sizes: readonly number[]): number {
  const [title = 0, largest = 0, next = 0] = sizes.toSorted((a, b) => b - a)
  return next > 0 && title > largest * TITLE && largest - next <= 0.6 ? largest : title
}

/** Rows that are headings by their words and no smaller or quieter than others; where some are spaced out, those in capitals. */
function findKnown(rows: readonly CvRow[]): Set<CvRow> {
  const candidates = rows.filter((row) => !row.isBullet && headingOf(row.cells[0] ?? '') !== null)
  if (candidates.some(({ cells }) => isSpaced(cells[0] ?? '')))
    return new Set(candidates.filter(({ cells }) => isUpper(cells[0] ?? '')))
  const alone = candidates.filter(({ cells }) => cells.length === 1)
  const largest = largestOf(alone.map(({ size }) => size))
  const body = bodySize(rows)
  const isLoud = (row: CvRow) => row.isBold || row.size > body * LARGER || isUpper(row.text)
  const areLoud = alone.length > 2 && alone.filter(isLoud).length * 3 >= alone.length * 2
  const isQuiet = (row: CvRow) => areLoud && row.cells.length === 1 && !isLoud(row)
  const isLarge = ({ size }: CvRow) => size >= largest - 0.6 && size <= (largest * TITLE || Infinity)
  const found = candidates.filter((row) => isLarge(row) && !isQuiet(row))
  const sections = new Set(found.map(({ cells }) => headingOf(cells[0] ?? '')))
  const isOnly = (row: CvRow) =>
    !sections.has(headingOf(row.text)) && (row.isBold || isUpper(row.text) || row.text.endsWith(':'))
  return new Set([
    ...found,
    ...alone.filter((row) => {
      const isNear = row.size >= largest * SMALLER || MAIN.has(headingOf(row.text))
      return isNear && !isLarge(row) && isOnly(row)
    }),
  ])
}

/** A school, a degree and a role may be as large as headings; a heading says what kind of thing it heads. */
export function namesEntry(text: string): boolean {
  const loose = looseHeadingOf(text)
  if (loose !== null) return loose !== 'education' && isSchool(text)
  return isSchool(text) || levelOfDegree(text) !== null || roleScore(text) > 0
}

/** The rows of a column under their headings. What comes before the first one is `top`. */
export function splitSections(rows: readonly CvRow[]): SectionOfRows[] {
  const known = findKnown(rows)
  const looks = findHeadingLooks(rows, known)
  const large = looksOfLarge(rows, known)
  const gaps = [...known].flatMap((row) => row.gap ?? [])
  const gap = gaps.length > 0 ? Math.min(...gaps) * CLOSER : 0
  const isApart = (row: CvRow) => row.gap === null || row.gap >= gap
  const sections: SectionOfRows[] = [{ section: 'top', rows: [] }]
  const mixed = new Set<SectionOfRows>()
  const begin = (section: CvSection, content: CvRow[]) => sections.push({ section, rows: content })
  const beginUnder = (heading: string, section: CvSection, content: CvRow[]) => {
    const isMixed = content.length === 0 && isOfStudiesAndWork(heading)
    const begun = { section: isMixed ? 'work' : section, rows: content } satisfies SectionOfRows
    sections.push(begun)
    if (isMixed) mixed.add(begun)
  }
  for (const row of rows) {
    const current = sections.at(-1)
    const [first = '', ...others] = row.cells
    const inside = headingBeforeColon(row.text)
    const mayBeginInside = current && MAY_BEGIN_INSIDE.has(current.section) && !row.isBullet
    const labelled = headingOf(first.replace(/:.*/, ''))
    const content = inside ? [inside.content] : others
    const isNoMoreSkills = current?.section === 'skills' && isNoSkill(labelled, content.join(', '))
    const isUnknown =
      (sections.length > 1 ? isApart(row) : looseHeadingOf(row.text) === 'work') &&
      !row.isBullet &&
      row.cells.length === 1 &&
      (looks.has(look(row)) || (large.has(look(row)) && looseHeadingOf(row.text) !== null)) &&
      !takeDates(row.text).span &&
      !namesEntry(row.text)
    if (saysMotherTongue(row.text) && headingOf(row.text) === null) begin('languages', [row])
    else if (known.has(row))
      beginUnder(first, headingOf(first) ?? 'other', others.length > 0 ? [withCells(row, others)] : [])
    else if (isNoMoreSkills) begin(labelled ?? 'other', [withCells(row, content)])
    else if (inside && mayBeginInside && inside.section !== 'work')
      begin(inside.section, [withCells(row, [inside.content])])
    else if (isUnknown && row.text.split(' ').length <= HEADING_WORDS_MAX) {
      const loose = looseHeadingOf(row.text)
      beginUnder(row.text, loose ?? 'other', loose ? [] : [row])
    } else if (!row.isBullet && (SIGNATURE.test(row.text) || CLOSING.test(row.text))) begin('other', [row])
    else if (!isPaperTitle(row.text)) current?.rows.push(row)
  }
  return sections.flatMap((one) => (mixed.has(one) ? partStudies(one.rows) : [one]))
}
