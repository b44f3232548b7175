import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { isNow } from '#/domain/time/reading/now-words.ts'
import type { TextLine } from '#/domain/text/text-line.ts'

/** In points: what stands further in than this is under what is above it. */
export const FURTHER_IN = 4
/** What stands on one height of a column. `gap` is the way down from the row above, in sizes of letters; null for the first of a page. */
export type CvRow = {
  cells: string[]
  text: string
  /** Where each cell begins, where the last one ends, and how far that is from the edge of the column. */
  xs: number[]
  /** How large the letters of each cell are. */
  sizes: number[]
  /** The beginnings of cells that alone are bold. */
  boldTexts: string[]
  right: number
  room: number
  size: number
  isBold: boolean
  isBullet: boolean
  gap: number | null
}

const SIGNS = '•●▪◦‣·∙○■□➢►✓✔*◆◇⋄❖▸▹▶▷➤➔→»›>⬤⚫✦✧★☆◾◽▫⁃❑❒☑✗✘➜➣🔹🔸▰◉'
/** What begins a point of a list: a sign, one or two dashes, or a letter that a lost font of signs left behind. */
const BULLET = new RegExp(`^(?:[${SIGNS}]\\s*|[–—-]{1,2}\\s+|-{1,2}(?=\\p{Lu})|[o§Øü]\\s+(?=\\p{Lu}))`, 'u')
const ONLY_BULLET = new RegExp(`^(?:[${SIGNS}–—o§Øü]|-{1,2})$`, 'u')
/** Where a picture stands within brackets. */
const EMPTY = /\s\[\s?\](?=\s|$)/gu
const SAME_ROW = 0.5
/** Of these beginnings the hyphen stays when a line ends behind it. */
const COMPOUND =
  /(?:^|\s)(?:long|short|high|low|full|half|self|well|real|cross|multi|non|co|e|end|in|on|to|part|front|back|open|data|user|event|large|small|best|state|of|the|\p{L})-$/iu

/** A dash before the end of a span is no sign of a list. */
const beginsPoint = (text: string) => {
  const said = text.replace(BULLET, '')
  return said !== text && !(/^[–—-]/.test(text) && (isOnlyDate(said) || isNow(said)))
}

function toRow(line: readonly TextLine[], above: TextLine | undefined): CvRow {
  const isSplitBullet = ONLY_BULLET.test(line[0]?.text ?? '') && line.length > 1
  const texts = line.map(({ text }) => text)
  const written = isSplitBullet ? [`${texts[0]} ${texts[1]}`, ...texts.slice(2)] : texts
  const cells = written.map((cell) => cell.replace(EMPTY, ''))
  const first = line[0] ?? { y: 0, size: 10 }
  return {
    cells: cells.map((cell) => (beginsPoint(cell) ? cell.replace(BULLET, '') : cell)),
    text: beginsPoint(cells[0] ?? '') ? cells.join('  ').replace(BULLET, '') : cells.join('  '),
    xs: line.slice(isSplitBullet ? 1 : 0).map(({ x }) => x),
    sizes: line.slice(isSplitBullet ? 1 : 0).map(({ size }) => size),
    boldTexts: line.flatMap(({ boldText }) => boldText ?? []),
    right: Math.max(...line.map(({ x, width }) => x + width)),
    room: 0,
    size: Math.max(...line.map(({ size }) => size)),
    isBold: line.some(({ isBold }) => isBold),
    isBullet: beginsPoint(cells[0] ?? ''),
    gap: above ? (first.y - above.y) / Math.max(first.size, above.size, 1) : null,
  }
}

function groupByHeight(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = []
  for (const line of lines) {
    const first = groups.at(-1)?.[0]
    const isBeside = first && Math.abs(line.y - first.y) <= SAME_ROW * Math.min(line.size, first.size)
    if (isBeside) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups.map((group) => group.toSorted((a, b) => a.x - b.x))
}

/** What the word that ends a row has in it when it is an address, which may go on in the next row. */
const IN_ADDRESS = /https?:\/\/|www\.|[\w-]\.[a-z]{2,}\/|\S@/i
/** What LinkedIn writes behind an address. */
const ADDRESS_KIND = /\((?:LinkedIn|Portfolio|Company|Personal|Blog|Other|RSS|Twitter|GitHub)\)$/i
const BROKEN_ADDRESS = /[-_=]$|\/(?:in|pub|company|profile|users?)\/$|:\/\/$/i

/** How a row goes on with the first word of the next one; null when it does not. */
function continuation(end: string, word: string, isLabelled: boolean): string | null {
  const isAddress = IN_ADDRESS.test(end.split(/\s/).at(-1) ?? '')
  const goesOn = BROKEN_ADDRESS.test(end) || isLabelled
  if (isAddress && goesOn && /^[\p{Ll}\d%_-]+[^@:]*$/u.test(word)) return end + word
  if (isAddress || !/\p{Ll}-$/u.test(end) || !/^\p{Ll}/u.test(word)) return null
  return (COMPOUND.test(end) ? end : end.slice(0, -1)) + word
}

/** A word or an address that was cut at the end of a row, whole again in that row. */
function mendCuts(rows: readonly CvRow[]): CvRow[] {
  const mended = rows.map((row) => ({ ...row, cells: [...row.cells] }))
  mended.forEach((row, index) => {
    const next = mended[index + 1]
    const end = row.cells.at(-1) ?? ''
    if (!next || next.isBullet || next.cells.length > 1 || end === '') return
    const text = next.cells[0] ?? ''
    const [, word = '', others = ''] = /^(\S+)\s*(.*)$/u.exec(text) ?? []
    const isLabelled = others !== '' && ADDRESS_KIND.test(others) && !ADDRESS_KIND.test(end)
    const whole = word && continuation(end, word, isLabelled)
    if (!whole) return
    row.cells[row.cells.length - 1] = whole
    row.text = row.cells.join('  ')
    next.cells[0] = others
    next.text = others
  })
  return mended.filter(({ text }) => text !== '')
}

/** The size of letters that the middle one of some rows has. */
export const bodySize = (rows: readonly CvRow[]): number =>
  rows.map(({ size }) => size).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0

export function withSomeCells<Row extends CvRow>(row: Row, isWanted: (at: number) => boolean): Row {
  const cells = row.cells.filter((_, at) => isWanted(at))
  const xs = row.xs.filter((_, at) => isWanted(at))
  const sizes = row.sizes.filter((_, at) => isWanted(at))
  const size = sizes.length > 0 ? Math.max(...sizes) : row.size
  return { ...row, cells, xs, sizes, size, text: cells.join('  ') }
}

/** Lines of one column, page by page, as rows. */
export function toRows(pages: readonly (readonly TextLine[])[]): CvRow[] {
  const rows = pages.flatMap((lines) => {
    const groups = groupByHeight(lines)
    return groups.map((group, index) => toRow(group, groups[index - 1]?.[0]))
  })
  const edge = Math.max(0, ...rows.map(({ right }) => right))
  return mendCuts(rows.map((row) => ({ ...row, room: edge - row.right })))
}

/** Tells whether a row ended because its text did: the first word of the next one would have found room on it. */
export function hasRoomFor(row: CvRow, next: CvRow): boolean {
  const [first = ''] = next.text.split(' ')
  const letterWidth = (next.right - (next.xs[0] ?? 0)) / Math.max(next.text.length, 1)
  return row.room > (first.length + 1) * letterWidth
}
