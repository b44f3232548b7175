import { foldText } from '#/domain/text/fold-text.ts'
import { isOnlyDate, takeDates } from '#/domain/time/reading/dates-in-text.ts'
import type { CvSection } from './cv-headings.ts'
import { withSomeCells, type CvRow } from './cv-rows.ts'
import type { SectionOfRows } from './cv-sections.ts'
import { words } from './cv-sentences.ts'
import { hasAddress, isStreetOrHouse } from './home-town.ts'
import { OTHER_LABELS, SURE_LABELS } from './personal-labels.ts'
import { isLicence, isPersonal } from './is-personal.ts'
import { isPrivate } from './is-private.ts'
import { roleScore } from './role-words.ts'
import {
  EMAIL,
  isHomeLabel,
  labelledHome,
  mayBeHomeLabel,
  phoneIn,
  saysHome,
  SPELT_EMAIL,
} from './read-reach.ts'

const WORDS_MAX = 10
const VALUE_WORDS_MAX = 6
const ROWS_BESIDE = 2
/** In points: a value stands so little aside of the label above it. */
const BELOW = 6
const SURE = new RegExp(`^(?:${SURE_LABELS})$`, 'u')
const OTHER = new RegExp(`^(?:${OTHER_LABELS})$`, 'u')

const plain = (cell: string) =>
  foldText(cell)
    .replaceAll('ı', 'i')
    .replace(/ ?[:.]$/, '')
    .trim()

/** Tells whether a text only labels something personal. */
export const isPersonalLabel = (text: string): boolean => SURE.test(plain(text)) || OTHER.test(plain(text))

/** Sections that say how to reach somebody; that name things one by one; that are about somebody; that name things as labels do. */
const REACH: ReadonlySet<CvSection> = new Set(['top', 'contact'])
const LISTS: ReadonlySet<CvSection> = new Set(['skills', 'languages'])
const ABOUT: ReadonlySet<CvSection> = new Set(['top', 'contact', 'summary', 'other'])
const NAMES: ReadonlySet<CvSection> = new Set(['work', 'volunteer', 'education', 'skills', 'projects'])
const PICTURE = /^(?:photo|foto|fotografia|picture)$/i

type Cell = { row: number; at: number }
const same = (one: Cell) => (other: Cell) => one.row === other.row && one.at === other.at

/** The cell that a label is for: the next one of its row, or the first one below it. */
function valueOf(rows: readonly CvRow[], { row, at }: Cell): Cell | null {
  const [own, next] = [rows[row], rows[row + 1]]
  if (own && own.cells.length > at + 1) return { row, at: at + 1 }
  const x = own?.xs[at] ?? 0
  const below = next?.xs.findIndex((one) => Math.abs(one - x) <= BELOW) ?? -1
  return below < 0 || words(next?.cells[below] ?? '') > VALUE_WORDS_MAX ? null : { row: row + 1, at: below }
}

function withoutCells(rows: readonly CvRow[], taken: readonly Cell[]): CvRow[] {
  return rows.flatMap((row, index) => {
    if (taken.every((cell) => cell.row !== index)) return [row]
    const left = withSomeCells(row, (at) => !taken.some(same({ row: index, at })))
    return left.cells.length === 0 ? [] : [left]
  })
}

/** The value of a label of an address beside it, in one cell with it. */
function joinHome(rows: readonly CvRow[], label: Cell, value: Cell): CvRow[] {
  const text = `${rows[label.row]?.cells[label.at]?.replace(/ ?:$/, '')}: ${rows[value.row]?.cells[value.at]}`
  const joined = rows.map((row, index) => {
    if (index !== label.row) return row
    const cells = row.cells.map((cell, at) => (at === label.at ? text : cell))
    return { ...row, cells, text: cells.join('  ') }
  })
  return withoutCells(joined, [value])
}

type Labelled = Cell & { text: string; label: string }
const cellsOf = (rows: readonly CvRow[]): Labelled[] =>
  rows.flatMap(({ cells }, row) => cells.map((text, at) => ({ row, at, text, label: plain(text) })))

function joinHomes(rows: readonly CvRow[]): CvRow[] {
  const label = cellsOf(rows).find((cell) => mayBeHomeLabel(cell.label) && valueOf(rows, cell))
  const value = label && valueOf(rows, label)
  return value ? joinHome(rows, label, value) : [...rows]
}

const isReachRow = (text: string) =>
  !/[.!?]$/.test(text) && (phoneIn(text) !== '' || EMAIL.test(text) || SPELT_EMAIL.test(text))
const mayBeHome = (text: string) =>
  words(text) <= WORDS_MAX &&
  !/[.!?]$/.test(text) &&
  roleScore(text) <= 0 &&
  !takeDates(text).span &&
  (/\d/.test(text) || isStreetOrHouse(text))

/** What may be an address beside a number to call or an address to write to, in the rows of its column. */
function besideReach(rows: readonly CvRow[], all: readonly Labelled[]): Labelled[] {
  const left = ({ row, at }: Cell) => Math.round((rows[row]?.xs[at] ?? 0) / BELOW)
  return [...Map.groupBy(all, left).values()].flatMap((column) => {
    const reach = column.flatMap(({ text }, index) => (isReachRow(text) ? [index] : []))
    return column.filter(
      ({ text }, index) =>
        !isReachRow(text) && mayBeHome(text) && reach.some((one) => Math.abs(one - index) <= ROWS_BESIDE),
    )
  })
}

const saysValue = (text: string) => /\d/.test(text) || isPersonal(text)

function takeIn({ section, rows: own }: SectionOfRows): SectionOfRows {
  const isReach = REACH.has(section)
  const rows = isReach ? joinHomes(own) : own
  const all = cellsOf(rows)
  const isKept = (text: string) =>
    isOnlyDate(text) || (isReach && (phoneIn(text) !== '' || EMAIL.test(text) || labelledHome(text) !== ''))
  const isSaid = (text: string) =>
    words(text) <= WORDS_MAX &&
    !isKept(text) &&
    ((isPersonal(text) && !(NAMES.has(section) && PICTURE.test(text))) ||
      saysHome(text) ||
      (LISTS.has(section) && isPrivate(text)) ||
      (section === 'certificates' && hasAddress(text)))
  const near = isReach ? [] : besideReach(rows, all)
  const said = new Set([...all.filter(({ text }) => isSaid(text)), ...near])
  const isAbout = ABOUT.has(section) || said.size > 0 || all.some(({ label }) => SURE.test(label))
  const textOf = (cell: Cell | null) => (cell ? (rows[cell.row]?.cells[cell.at] ?? '') : '')
  const isMeant = (cell: Labelled) =>
    !NAMES.has(section) || cell.text.endsWith(':') || saysValue(textOf(valueOf(rows, cell)))
  const isLabel = (cell: Labelled) =>
    SURE.test(cell.label) ||
    isLicence(cell.label) ||
    (isAbout && (OTHER.test(cell.label) || (!isReach && isHomeLabel(cell.label))) && isMeant(cell))
  const isValue = (cell: Cell) => all.some((one) => same(one)(cell) && !isLabel(one))
  const taken = all.flatMap((cell): Cell[] => {
    if (!isLabel(cell)) return said.has(cell) ? [cell] : []
    const value = valueOf(rows, cell)
    return value && isValue(value) ? [cell, value] : [cell]
  })
  return { section, rows: taken.length === 0 ? rows : withoutCells(rows, taken) }
}

/**
 * Sections without what is personal and has no field: a cell that says it, and a label with what it labels, beside or
 * below it.
 */
export const rowsWithoutPersonal = (sections: readonly SectionOfRows[]): SectionOfRows[] =>
  sections.map(takeIn)
