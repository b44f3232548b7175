/** The orders that the database can put a list of jobs into; a fit is computed and has its own. */
export type JobOrder = 'newest' | 'salary'

/**
 * The last row of a page: where the next one begins. `key` is what the order compares first: milliseconds since the
 * epoch, or the pay of a year in hundredths; `number` decides between equals.
 */
export type JobPosition = { key: number; number: number }

/** Writes a position as it stands in an address. */
export function toJobCursor({ key, number }: JobPosition): string {
  return `${key}-${number}`
}

/** Reads a cursor; null for anything this product did not write. */
export function parseJobCursor(cursor: string | undefined): JobPosition | null {
  const parts = /^(-1|\d{1,15})-(\d{1,15})$/.exec(cursor ?? '')
  return parts ? { key: Number(parts[1]), number: Number(parts[2]) } : null
}
