import { wordList } from '#/domain/text/word-list.ts'
import { isLikelyName, readName } from '../names/read-name.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { headingOf, isPaperTitle, isSpaced } from './cv-headings.ts'
import { isSurePlace } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { EMAIL, phoneIn, withoutLabel } from './read-reach.ts'
import { isCommonRole, roleScore } from './role-words.ts'
import { isSchool } from './school-words.ts'

type Names = { firstName: string; lastName: string }
/** Whose paper it is: the rows that say so, and what else they say. */
export type NameFound = { names: Names; rows: CvRow[]; left: string[] }

const FULL =
  /^(?:(?:full )?name|nom(?: complet)?|nom(?: et)? prenoms?|nombre(?: completo)?|nombres? y apellidos|apellidos?(?: y)? nombres?|nome(?: completo)?|nome e cognome|cognome(?: e)? nome|(?:volledige )?naam|naam voornaam|vor und (?:nach|zu)name|(?:nach|familien)?name vorname|vorname name|(?:last name|surname) first name|surname s first name s|imie i nazwisko|nazwisko i imie)$/
const FIRST =
  /^(?:first names?|given names?|forenames?|name s|prenoms?|vornamen?|nombres?|primeiro nome|nome|voornaam|voornamen)$/
const LAST =
  /^(?:last name|surnames?|family names?|nom de famille|nom|nachname|familienname|zuname|name|apellidos?|sobrenome|apelidos?|cognome|achternaam)$/

/** So much larger than the one below is a row that is the largest beyond doubt. */
const SAME_SIZE = 0.96
const LARGE = 1.12
const ALIKE = 0.85
/** In points: so little do letters of one size differ. */
const SAME_LETTERS = 0.1
const ROWS_BETWEEN_MAX = 6
const WORDS_MAX = 6
const FIRST_WORDS_MAX = 3

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

/** "Oduya, Mira", where a label says that it is a name. */
function isLastFirst(text: string): boolean {
  const parts = text.split(', ')
  return parts.length === 2 && parts.every(isWord)
}

function findLabelled(rows: readonly CvRow[]): NameFound | null {
  const all = labelled(rows)
  const full = all.find(({ label, value }) => FULL.test(label) && (isLikelyName(value) || isLastFirst(value)))
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
  /^(?:résumé|resume|cv|curriculum vitae|lebenslauf|currículum|currículo)\s*(?:of|de|von)?\s*[-–—|·:]?\s+|[,\s]{0,9}[-–—|·:]?\s{1,9}(?:résumé|resume|cv|curriculum vitae|lebenslauf|currículum|currículo)$/iu

/** A name in letters set apart: its capitals begin its words. */
const together = (text: string) => text.replaceAll(' ', '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
const BORN_BEHIND =
  /\s(?:née?|born|geb(?:oren|\.)|nat[oa]|nacid[oa]|nascid[oa])(?: (?:le|on|am|il|el|em))? ?:? ?\d.{0,40}$/iu
const SIGNS_BEFORE = /^[^\p{L}\p{N}(]{1,3}(?=\p{Lu})/u
const toText = (cell: string) =>
  (isSpaced(cell) ? together(cell) : withoutLabel(cell))
    .replace(SIGNS_BEFORE, '')
    .replace(PAPER_WORDS, '')
    .replace(BORN_BEHIND, '')
    .trim()

/** Tells whether a text can be nothing that somebody is called. */
function isNoName(text: string): boolean {
  const plain = foldText(text)
  return (
    isPaperTitle(text) ||
    /^(?:my )?resume$/.test(plain) ||
    headingOf(text) !== null ||
    EMAIL.test(text) ||
    phoneIn(text) !== '' ||
    /^(?:https?:|www\.)|\.\p{L}{2,}\//u.test(text) ||
    /[.!?]$/.test(text.replace(/(?<!\p{L})\p{L}\p{Ll}?\.$|(?:jr|sr|ph\.?d|[bm]\.?sc|mba)\.$/iu, '')) ||
    isOnlyDate(text) ||
    isSurePlace(text) ||
    isSchool(text) ||
    text.split(' ').length > WORDS_MAX ||
    text.replace(/[^\p{L}]/gu, '').length < 3
  )
}

/** "Mira Oduya, RN" above all else: beside a town such letters are a state's. */
const WITH_LETTERS =
  /^(?:\p{Lu}[\p{L}.'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+, (?:RN|MD|DO|PA|PE|MA|BA|OT|PT|CPA|CFA|LPN|EMT|Esq\.?)$/u

const isTitled = (text: string) => isCommonRole(text.replace(/\([^)]{0,200}\)|,.*/g, ''))

/** Trades that many families are called by. */
const FAMILIES = wordList(
  'baker barber brewer butcher butler carpenter carter clerk cook cooper driver farmer fisher gardener gardner hunter mason miller painter porter potter sawyer shepherd smith tanner taylor turner walker weaver bauer becker bäcker fischer fleischer gärtner jäger koch maurer metzger müller richter schäfer schneider schreiner schuster wagner weber zimmermann barbier berger boucher boulanger charpentier couturier fournier marchand mercier meunier pasteur tisserand carpintero herrero molinero pastor sastre zapatero bakker kok smit kowalski',
)

/** "Frank Baker", above all else and in larger letters: who is called by a trade, where nobody else is named. */
function findFamily([first, ...others]: readonly Cell[], usual: number): NameFound | null {
  const [given = '', family = '', ...more] = first?.text.split(' ') ?? []
  const isNamed = more.length === 0 && FAMILIES.has(family.toLowerCase()) && roleScore(given) <= 0
  if (!first || !isNamed || first.size <= usual * LARGE || others.some(({ text }) => nameIn(text)))
    return null
  const names = readName(first.text)
  return names && { names, rows: [first.row], left: names.left }
}

const capitalized = (text: string) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

function nameIn(text: string) {
  const name = text === text.toLowerCase() ? capitalized(text) : text
  const isName = isLikelyName(name) && !isTitled(text) && !isSchool(text) && headingOf(text) === null
  return isName ? readName(name) : null
}

type Cell = { text: string; x: number; size: number; row: CvRow; at: number }

const toCells = (rows: readonly CvRow[]): Cell[] =>
  rows.flatMap((row, at) =>
    row.isBullet
      ? []
      : row.cells.map((cell, index) => ({
          ...{ text: toText(cell), x: row.xs[index] ?? 0, size: row.sizes[index] ?? row.size, row, at },
        })),
  )

const isOneWord = (text: string) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)

/** A first name alone above a last one in larger letters. */
const findAbove = (cells: readonly Cell[], first: Cell): Cell | undefined =>
  cells.find(
    (cell) =>
      cell.at === first.at - 1 &&
      Math.abs(cell.x - first.x) <= first.size &&
      cell.size >= first.size / 2 &&
      cell.row.isBold === first.row.isBold &&
      [cell, first].every(({ text }) => isOneWord(text) && !isNoName(text) && !isTitled(text)),
  )

/** The cell in which a name goes on: beside the first one, below it in letters as large, or the only one as large. */
function findSecond(cells: readonly Cell[], first: Cell): Cell | undefined {
  const isAlike = ({ size, text }: Cell) =>
    size >= first.size * ALIKE && size <= first.size / ALIKE && !isNoName(text) && !isTitled(text)
  const beside = cells.find((cell) => cell.row === first.row && cell.x > first.x && isAlike(cell))
  const below = cells.find(
    (cell) =>
      cell.at > first.at &&
      cell.at <= first.at + ROWS_BETWEEN_MAX &&
      Math.abs(cell.x - first.x) <= first.size * 4 &&
      isAlike(cell),
  )
  const apart = cells.filter(
    (cell) => cell !== first && Math.abs(cell.size - first.size) < SAME_LETTERS && isAlike(cell),
  )
  const isApart =
    first.at === 0 &&
    apart.length === 1 &&
    [first, ...apart].every(({ text }) => /^\p{Lu}[\p{L}'’-]+$/u.test(text))
  return beside ?? below ?? (isApart ? apart[0] : undefined)
}

/** Of more than two words a name goes on with one, right below and in the same letters. */
const isLastWord = (second: Cell, first: Cell) =>
  second.at === first.at + 1 &&
  Math.abs(second.size - first.size) < SAME_LETTERS &&
  isOneWord(second.text) &&
  (second.text === second.text.toUpperCase()) === (first.text === first.text.toUpperCase())

function readCell(cells: readonly Cell[], first: Cell, isLarge: boolean): NameFound | null {
  const own = nameIn(first.text)
  const above = isLarge ? findAbove(cells, first) : undefined
  const whole = above && nameIn(`${above.text} ${first.text}`)
  if (above && whole) return { names: whole, rows: [above.row, first.row], left: whole.left }
  const second =
    isLarge && first.text.split(' ').length <= FIRST_WORDS_MAX ? findSecond(cells, first) : undefined
  const both = second ? nameIn(`${first.text} ${second.text}`) : null
  const isLast = second && (first.text.split(' ').length <= 2 || isLastWord(second, first))
  if (second && isLast && both && second.text.split(' ').length <= 3)
    return { names: both, rows: [first.row, second.row], left: both.left }
  return own && { names: own, rows: [first.row], left: own.left }
}

/** The size of letters in which at least half of a text is written. */
function usualSize(rows: readonly CvRow[]): number {
  const sizes = rows.toSorted((a, b) => a.size - b.size)
  let left = rows.reduce((sum, { text }) => sum + text.length, 0) / 2
  return sizes.find(({ text }) => (left -= text.length) <= 0)?.size ?? 0
}

/**
 * Whose paper it is: as a label says, or as its largest line does. A role, a school and the title of the paper are no
 * names; where the largest line is none, nobody is named. It is sought in each of `places` in turn, in the last one only
 * in letters larger than others.
 */
export function findName(places: readonly (readonly CvRow[])[]): NameFound | null {
  const found = findLabelled(places.slice(0, -1).flat())
  if (found) return found
  const usual = usualSize(places.flat())
  let above = 0
  for (const rows of places) {
    const cells = toCells(rows)
    const may = cells.filter(({ text, at }) => !isNoName(text) || (at === 0 && WITH_LETTERS.test(text)))
    const largest = Math.max(0, ...may.map(({ size }) => size))
    const isLarge = largest > usual * LARGE
    if (rows === places.at(-1) && (!isLarge || largest < above * SAME_SIZE)) break
    above = Math.max(above, largest)
    for (const cell of may.filter(({ size }) => size >= largest * SAME_SIZE)) {
      const named = readCell(cells, cell, isLarge)
      if (named) return named
    }
  }
  return findFamily(toCells(places[0] ?? []), usual)
}
