/** The last row of a page: where the next one begins. `publishedAtMs` counts from the epoch. */
export type JobPosition = { publishedAtMs: number; number: number }

/** Writes a position as it stands in an address. */
export function toJobCursor({ publishedAtMs, number }: JobPosition): string {
  return `${publishedAtMs}-${number}`
}

/** Reads a cursor; null for anything this product did not write. */
export function parseJobCursor(cursor: string | undefined): JobPosition | null {
  const parts = /^(\d{1,14})-(\d{1,15})$/.exec(cursor ?? '')
  return parts ? { publishedAtMs: Number(parts[1]), number: Number(parts[2]) } : null
}
