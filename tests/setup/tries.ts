/** Whether this is the long run, which is in no hurry: `npm run test:long`. */
export const isLong = Boolean(process.env.TEST_LONG)

const TRIES_MAX = 100

/** How often chance tries a property: as often as is asked for in the long run alone. */
export const tries = (often: number): number => (isLong ? often : Math.min(often, TRIES_MAX))

const ROWS_WHEN_QUICK = 12

/** A long table whose every row is a call of its own; while validating, rows from all over it stand for the rest. */
export function rows<Row>(table: readonly Row[]): readonly Row[] {
  const step = process.env.QUICK ? Math.ceil(table.length / ROWS_WHEN_QUICK) : 1
  return table.filter((_, place) => place % step === 0)
}
