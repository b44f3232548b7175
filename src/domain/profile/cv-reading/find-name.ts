import { isLikelyName, readName } from '../names/read-name.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { headingOf, isPaperTitle, isSpaced } from './cv-headings.ts'
import { isSurePlace } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { EMAIL, phoneIn, URL, withoutLabel } from './read-reach.ts'
import { roleScore } from './role-words.ts'
import { isSchool } from './school-words.ts'

type Names = { firstName: string; lastName: string }
/** Whose paper it is: the rows that say so, and what else they say. */
export type NameFound = { names: Names; rows: CvRow[]; left: string[] }

const FULL =
  /^(?:name|full name|nom|nom complet|nom et prenom|nom prenom|nombre|nombre completo|nombre y apellidos|nome|nome completo|nome e cognome|naam|volledige naam|vor und nachname|vor und zuname|vorname name|surname s first name s|apellidos nombre|cognome nome)$/
const FIRST =
  /^(?:first names?|given names?|forenames?|name s|prenoms?|vornamen?|nombres?|primeiro nome|nome|voornaam|voornamen)$/
const LAST =
  /^(?:last name|surnames?|family names?|nom de famille|nom|nachname|familienname|zuname|name|apellidos?|sobrenome|apelidos?|cognome|achternaam)$/

/** So much larger than the one below is a row that is the largest beyond doubt. */
const SAME_SIZE = 0.96
const LARGE = 1.25
const NEXT_ROW_GAP = 2
const WORDS_MAX = 6

const key = (label: string) =>
  foldText(label)
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** What stands behind a label, or in the cell beside it. */
function labelled(rows: readonly CvRow[]): { label: string; value: string; row: CvRow }[] {
  return rows.flatMap((row) => {
    const [first = '', second = ''] = row.cells
    if (row.cells.length > 1 && !/:\s*\S/.test(first)) return [{ label: key(first), value: second, row }]
    const [, label = '', value = ''] = /^([^:]{2,30}):\s*(.+)$/.exec(row.text) ?? []
    return label ? [{ label: key(label), value, row }] : []
  })
}

const isWord = (text: string) => /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(text) && text.split(' ').length <= 4

function findLabelled(rows: readonly CvRow[]): NameFound | null {
  const all = labelled(rows)
  const full = all.find(({ label, value }) => FULL.test(label) && isLikelyName(value))
  const read = full && readName(full.value)
  if (full && read) return { names: read, rows: [full.row], left: read.left }
  const first = all.find(({ label, value }) => FIRST.test(label) && isWord(value))
  const last = all.find((one) => one !== first && LAST.test(one.label) && isWord(one.value))
  if (!first || !last) return null
  const names = readName(`${last.value}, ${first.value}`)
  return names && { names, rows: [first.row, last.row], left: [] }
}

/** The words of a title of the paper beside a name: "Mira Oduya – Résumé". */
const PAPER_WORDS =
  /^(?:résumé|resume|cv|curriculum vitae|lebenslauf|currículum|currículo)\s*(?:of|de|von)?\s*[-–—|·:]?\s+|[,\s]*[-–—|·:]?\s+(?:résumé|resume|cv|curriculum vitae|lebenslauf|currículum|currículo)$/iu

const toText = (cell: string) =>
  (isSpaced(cell) ? cell.replaceAll(' ', '') : withoutLabel(cell)).replace(PAPER_WORDS, '').trim()

/** Tells whether a row can be nothing that somebody is called. */
function isNoName(row: CvRow): boolean {
  const { text } = row
  const plain = foldText(text)
  return (
    row.isBullet ||
    isPaperTitle(text) ||
    /^(?:resume|my resume)$/.test(plain) ||
    headingOf(text) !== null ||
    EMAIL.test(text) ||
    phoneIn(text) !== '' ||
    (text.match(URL) ?? []).some((url) => /[./]\p{L}{2,}\//u.test(url)) ||
    isOnlyDate(text) ||
    isSurePlace(text) ||
    isSchool(text) ||
    text.replace(/[^\p{L}]/gu, '').length < 3
  )
}

const isTitled = (text: string) => roleScore(text.replace(/\([^)]*\)|,.*/g, '')) > 0

/** A name in small letters, on the largest row. */
const capitalized = (text: string) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

function nameIn(texts: readonly string[], isLargest: boolean) {
  for (const text of texts) {
    const isSmall = isLargest && text === text.toLowerCase() && text.split(' ').length <= 5
    const name = isSmall ? capitalized(text) : text
    if (!isLikelyName(name) || isTitled(text) || isSchool(text)) continue
    const read = readName(name)
    if (read) return read
  }
  return null
}

/** A row, and the next one when a name goes on there in letters as large. */
function readRow(rows: readonly CvRow[], at: number, isLargest: boolean): NameFound | null {
  const row = rows[at]
  if (!row) return null
  const cells = row.cells.map(toText).filter((cell) => cell !== '')
  const whole = cells.join(' ')
  const next = rows[at + 1]
  const isNext =
    next &&
    next.size >= row.size * 0.85 &&
    next.size <= row.size * 1.18 &&
    (next.gap ?? NEXT_ROW_GAP) <= NEXT_ROW_GAP &&
    !isNoName(next) &&
    isLargest
  const below = isNext ? next.cells.map(toText).join(' ') : ''
  const isShort = whole.split(' ').length <= 2 && below.split(' ').length <= 3
  const both = below !== '' && isShort ? nameIn([`${whole} ${below}`], isLargest) : null
  if (next && both) return { names: both, rows: [row, next], left: both.left }
  const own = nameIn([...cells, whole], isLargest)
  return own && { names: own, rows: [row], left: own.left }
}

/**
 * Whose paper it is: as a label says, or as its largest row does. A role, a school and the title of the paper are no
 * names; where the largest row is none, nobody is named.
 */
export function findName(top: readonly CvRow[], others: readonly CvRow[]): NameFound | null {
  const found = findLabelled([...top, ...others])
  if (found) return found
  for (const rows of [top, others]) {
    const may = rows.filter((row) => !isNoName(row) && row.text.split(/\s+/).length <= WORDS_MAX)
    const largest = Math.max(0, ...may.map(({ size }) => size))
    const median = rows.map(({ size }) => size).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
    const isLarge = largest > median * LARGE
    if (rows === others && !isLarge) return null
    const best = may.filter(({ size }) => size >= largest * SAME_SIZE)
    for (const row of best) {
      const named = readRow(rows, rows.indexOf(row), isLarge)
      if (named) return named
    }
  }
  return null
}
