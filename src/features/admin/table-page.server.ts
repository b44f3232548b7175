import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  COUNTED_MAX,
  isDescending,
  ROWS_PER_PAGE,
  SAYING_COUNTED_MAX,
  type TableCursor,
  type TablePage,
} from './table-page.ts'

/** What rows are compared by, and the id that decides between equals. */
export type OrderedBy = { order: string; key: SQL; id: PgColumn }

/** A row's place in the order; null: it is gone. */
export type Place = { key: string | number | Date; id: string } | null

/** The rows of a page and one more, in the order in which they were read. */
export type Cut = { within: SQL | undefined; order: SQL; rows: number }

/** Which rows come behind a place (or, read backwards, before it), and in which order they are read. */
function cutFrom({ order, key, id }: OrderedBy, place: Place, isBackwards: boolean): Cut {
  const goesDown = isDescending(order) !== isBackwards
  const [direction, compared] = goesDown ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const from = place?.key instanceof Date ? sql`${place.key.toISOString()}::timestamptz` : sql`${place?.key}`
  return {
    within: place ? sql`(${key}, ${id}) ${compared} (${from}, ${place.id})` : undefined,
    order: sql`${key} ${direction}, ${id} ${direction}`,
    rows: ROWS_PER_PAGE + 1,
  }
}

export type PageSource<Row> = {
  by: OrderedBy
  placeOf: (id: string) => Promise<Place>
  read: (cut: Cut) => Promise<Row[]>
  /** How many there are, but no more than `most`. */
  countAll: (most: number) => Promise<number>
}

type Rows<Row> = Pick<TablePage<Row>, 'rows' | 'hasPrevious' | 'hasNext'>

async function readBehind<Row>({ by, read }: PageSource<Row>, place: Place): Promise<Rows<Row>> {
  const rows = await read(cutFrom(by, place, false))
  return {
    rows: rows.slice(0, ROWS_PER_PAGE),
    hasPrevious: place !== null,
    hasNext: rows.length > ROWS_PER_PAGE,
  }
}

/** Fewer than a page come before that row: that is the beginning, and is shown whole. */
async function readBefore<Row>(source: PageSource<Row>, place: Place): Promise<Rows<Row>> {
  const rows = await source.read(cutFrom(source.by, place, true))
  if (rows.length < ROWS_PER_PAGE) return readBehind(source, null)
  return {
    rows: rows.slice(0, ROWS_PER_PAGE).toReversed(),
    hasPrevious: rows.length > ROWS_PER_PAGE,
    hasNext: true,
  }
}

/** One page of a table. A cursor whose row is gone is a first page. */
export async function readTablePage<Row>(
  source: PageSource<Row>,
  { after, before, words }: TableCursor & { words: string },
): Promise<TablePage<Row>> {
  const id = after ?? before
  const place = id === undefined ? null : await source.placeOf(id)
  const most = words === '' ? COUNTED_MAX : SAYING_COUNTED_MAX
  const isBefore = after === undefined && place !== null
  const [page, count] = await Promise.all([
    isBefore ? readBefore(source, place) : readBehind(source, place),
    source.countAll(most + 1),
  ])
  return { ...page, count: { value: Math.min(count, most), isMore: count > most } }
}
