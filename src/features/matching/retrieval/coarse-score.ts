import { sql, type SQL } from 'drizzle-orm'
import { FACTOR_WEIGHTS, sideOf } from '#/domain/matching/weights.ts'
import type { FactorKey, Side } from '#/domain/matching/types.ts'

/**
 * The credit of each factor as SQL, null where a row gives nothing to compare. A factor that no row can be compared by is
 * left out. `share`: how much of the factor's weight was compared, where that is not all of it.
 */
export type CoarseCredits = Partial<Record<FactorKey, { credit: SQL; share?: SQL }>>

const column = (key: FactorKey) => sql.raw(`credit_${key.toLowerCase()}`)
const shareColumn = (key: FactorKey) => sql.raw(`share_${key.toLowerCase()}`)

const keysOf = (credits: CoarseCredits, side?: Side) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has these keys alone
  (Object.keys(credits) as FactorKey[]).filter((key) => !side || sideOf(key) === side)

/** The credits as columns of a subquery, computed once however often they are named. */
export function creditColumns(credits: CoarseCredits): SQL {
  const columns = keysOf(credits).flatMap((key) => {
    const found = credits[key]
    if (!found) return []
    const share = found.share ? [sql`(${found.share})::float8 as ${shareColumn(key)}`] : []
    return [sql`(${found.credit})::float8 as ${column(key)}`, ...share]
  })
  return columns.length > 0 ? sql.join(columns, sql`, `) : sql`null as nothing`
}

function sideScore(credits: CoarseCredits, side: Side): SQL {
  const keys = keysOf(credits, side)
  if (keys.length === 0) return sql`null::float8`
  const weight = (key: FactorKey) =>
    credits[key]?.share
      ? sql`${FACTOR_WEIGHTS[key]}::float8 * ${shareColumn(key)}`
      : sql`${FACTOR_WEIGHTS[key]}::float8`
  const points = keys.map((key) => sql`coalesce(${column(key)} * ${weight(key)}, 0)`)
  const weights = keys.map((key) => sql`case when ${column(key)} is null then 0 else ${weight(key)} end`)
  return sql`((${sql.join(points, sql` + `)}) / nullif(${sql.join(weights, sql` + `)}, 0))`
}

/** The two sides of a coarse score over the columns of `creditColumns`, each from 0 to 1 or null, as `e` and `c`. */
export function sideColumns(credits: CoarseCredits): SQL {
  return sql`${sideScore(credits, 'person')} as e, ${sideScore(credits, 'job')} as c`
}

/** Leaves out rows of `creditColumns` of whose place nothing fits. */
export const isNearEnough = (credits: CoarseCredits): SQL =>
  credits.placeAndDistance ? sql`(${column('placeAndDistance')} > 0) is not false` : sql`true`

/** The fit of the two, as `combineSides` makes it; 0 where nothing could be compared. */
export const COARSE_FIT = sql`coalesce(case when e is null or c is null then coalesce(e, c)
  when e + c = 0 then 0 else 2 * e * c / (e + c) end, 0)`

/** What differs most among the rows of one line of work, of one kind and in one place, and costs little to compare. */
const ROUGH = ['experience', 'salary', 'typeAndDuration'] as const

/** The share of the skills that are asked for, and the cheapest factors by their weights: enough to take the best half of many. */
export function roughScore(credits: CoarseCredits, skillShare: SQL): SQL {
  const others = ROUGH.flatMap((key) => {
    const found = credits[key]
    return found ? [sql`${FACTOR_WEIGHTS[key]}::float8 * coalesce(${found.credit}, 0.5)`] : []
  })
  const all = [sql`${FACTOR_WEIGHTS.mustHaveSkills}::float8 * coalesce(${skillShare}, 0.5)`, ...others]
  return sql.join(all, sql` + `)
}
