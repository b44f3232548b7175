type Cell = string | number | null

const toField = (cell: Cell) =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : (cell ?? '').toString()

/** A table as a file that spreadsheets open (RFC 4180). The mark at the front tells them that it is UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\u{FEFF}${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`
}
