import { sql, type SQL } from 'drizzle-orm'
import { NEAR_KM, RADII_TO_ZERO, STEP_KM } from '#/domain/matching/reach.ts'
import type { TitleTerm } from '#/domain/meaning/terms.ts'
import { EARTH_RADIUS_KM, type Coordinates } from '#/domain/place/place.ts'

/** What likeness is worth in a coarse score; the exact one is computed of the few that remain. */
const NEAR_SKILL = 0.7
const SAME_OCCUPATION = 0.85
const SAME_CORE = 0.92
const SHARED_WORD = 0.5
const NEAR_OCCUPATION = 0.5

/** Half a step, and what is lost where degrees are kept as `real`. */
const KM_SLACK = STEP_KM / 2 + 0.5

export const ints = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`
export const texts = (codes: readonly string[]): SQL => sql`${sql.param([...codes])}::text[]`
export const number = (value: number): SQL => sql`${value}::float8`

/**
 * The share of asked skills (a column of ids) that is shown: itself, or a neighbour for less. Looks at neighbours only where
 * there are some: going through a list costs more than all the rest.
 */
export function skillCredit(asked: SQL, shown: { ids: readonly number[]; near: readonly number[] }): SQL {
  const same = countOf(asked, shown.ids)
  const near =
    shown.near.length === 0
      ? sql``
      : sql` + case when ${asked} && ${ints(shown.near)} then (select ${number(NEAR_SKILL)} * count(*) from unnest(${asked}) as one
          where one = any(${ints(shown.near)}) and not one = any(${ints(shown.ids)})) else 0 end`
  return sql`((${same})${near}) / nullif(cardinality(${asked}), 0)::float8`
}

const countOf = (ids: SQL, some: readonly number[]): SQL =>
  sql.join(
    some.map((id) => sql`(${id}::int = any(${ids}))::int`),
    sql` + `,
  )

/** The share of asked skills (a column of ids) that is shown as it is asked; null where none is. */
export const shareOf = (asked: SQL, shown: readonly number[]): SQL =>
  shown.length === 0 ? sql`null` : sql`(${countOf(asked, shown)}) / nullif(cardinality(${asked}), 0)::float8`

/** The same of asked skills and a column of those that are shown. */
export const shareIn = (shown: SQL, asked: readonly number[]): SQL =>
  asked.length === 0 ? sql`null` : sql`(${countOf(shown, asked)}) / ${number(asked.length)}`

/** How alike a column of title ids and some titles are; 0 where they share nothing. */
export function titleCredit(ids: SQL, titles: readonly TitleTerm[]): SQL {
  const among = (of: (title: TitleTerm) => readonly number[]) => {
    const some = [...new Set(titles.flatMap(of))]
    return some.length === 0 ? sql`false` : sql`${ids} && ${ints(some)}`
  }
  return sql`case when ${among(({ exact }) => [exact])} then 1
    when ${among(({ core }) => [core])} then ${number(SAME_CORE)}
    when ${among(({ occupations }) => occupations)} then ${number(SAME_OCCUPATION)}
    when ${among(({ words }) => words)} then ${number(SHARED_WORD)}
    when ${among(({ neighbours }) => neighbours)} then ${number(NEAR_OCCUPATION)} else 0 end`
}

/** The SQL twin of `distanceKm`, from a point to the columns; null where a row has no point. */
export function kmBetween(point: Coordinates, lat: SQL, lng: SQL): SQL {
  return sql`(case when ${lat} is not null then ${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(power(sin(radians(${lat} - ${number(point.lat)}) / 2), 2)
    + ${number(Math.cos((point.lat * Math.PI) / 180))} * cos(radians(${lat})) * power(sin(radians(${lng} - ${number(point.lng)}) / 2), 2)))) end)`
}

/** Whole steps, as a score counts them. */
export const inSteps = (km: SQL): SQL => sql`(floor(${km} / ${STEP_KM}::int + 0.5) * ${STEP_KM}::int)`

/** The credit of a distance; null without a radius or a distance. */
export function reachCredit(km: SQL, radiusKm: SQL): SQL {
  return sql`case when ${km} <= ${NEAR_KM}::int then 1 when ${radiusKm} is null or ${km} is null then null
    else least(1, greatest(0, (${RADII_TO_ZERO}::int * ${radiusKm} - ${inSteps(km)}) / nullif(${RADII_TO_ZERO - 1}::int * ${radiusKm}, 0)::float8)) end`
}

/** Not farther than a place may be; what is not known rules nobody out, and what is close to the line is judged exactly. */
export const isInReach = (km: SQL, radiusKm: SQL): SQL =>
  sql`(${km} <= ${RADII_TO_ZERO}::int * ${radiusKm} + ${KM_SLACK}::float8 or ${km} <= ${NEAR_KM + KM_SLACK}::float8) is not false`

/** A straight way from 1 to 0 that begins at 0 and ends at `zeroAt`; null for null, which `least` alone would not see. */
export const falling = (value: SQL, zeroAt: number): SQL =>
  sql`(case when ${value} is not null then least(1, greatest(0, 1 - (${value}) / ${number(zeroAt)})) end)`

/** Two halves of somebody's skills: who shares one of each shares two, where there are two. */
export function halvesOf(ids: readonly number[]): [SQL, SQL] {
  const [some, others] = [ids.filter((_, nth) => nth % 2 === 0), ids.filter((_, nth) => nth % 2 === 1)]
  return [ints(some), ints(others.length > 0 ? others : some)]
}
