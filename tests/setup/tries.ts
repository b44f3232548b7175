const MOST_WHEN_QUICK = 100

/** How often chance tries a costly property: fewer times while validating, where it will soon be tried again. */
export const tries = (often: number): number => (process.env.QUICK ? Math.min(often, MOST_WHEN_QUICK) : often)

const ROWS_WHEN_QUICK = 12

/** A long table whose every row is a call of its own; while validating, rows from all over it stand for the rest. */
export function rows<Row>(table: readonly Row[]): readonly Row[] {
  const step = process.env.QUICK ? Math.ceil(table.length / ROWS_WHEN_QUICK) : 1
  return table.filter((_, place) => place % step === 0)
}
