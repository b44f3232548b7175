/** A page that begins behind a row or ends before one; rows are named by their opaque ids alone. */
export type TableCursor = { after?: string; before?: string }

export type TablePage<Row> = {
  rows: Row[]
  count: { value: number; isMore: boolean }
  hasPrevious: boolean
  hasNext: boolean
}

export const ROWS_PER_PAGE = 25
/** More rows are not counted: a table says "10,000+", and where each has to be read for words "1,000+". */
export const COUNTED_MAX = 10_000
export const SAYING_COUNTED_MAX = 1_000

const CURSOR_MAX = 100

const isCursor = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= CURSOR_MAX

/** What a list's address says of its order, its filters and where its page begins. */
export type TableAddress = Readonly<Partial<Record<string, string>>>

export type ParseAddress<Address> = (search: Record<string, unknown>) => Address

/** Makes what reads a list's address out of what each of its fields may say; whatever else it says is left out. */
export function addressParser<Known extends Record<string, string>>(known: {
  [Field in keyof Known]: readonly Known[Field][]
}): ParseAddress<Partial<Known> & TableCursor> {
  return (search) => {
    const found: Partial<Known> = {}
    for (const field in known) {
      const value = known[field].find((one) => one === search[field])
      if (value !== undefined) found[field] = value
    }
    const { after, before } = search
    return { ...found, ...(isCursor(after) && { after }), ...(isCursor(before) && { before }) }
  }
}

export const isDescending = (order: string): boolean => order.startsWith('-')
export const columnOf = (order: string): string => order.replace(/^-/, '')

/** The order that a press on a column's head asks for: a column's own first, then the other way round. */
export function nextOrder(current: string, first: string): string {
  if (columnOf(current) !== columnOf(first)) return first
  return isDescending(current) ? columnOf(current) : `-${current}`
}

/** Whether only some rows are asked for, by words or by a filter of the address. */
export function isNarrowed(address: TableAddress, words: string): boolean {
  const { sort: _sort, after: _after, before: _before, ...filters } = address
  return words !== '' || Object.keys(filters).length > 0
}
