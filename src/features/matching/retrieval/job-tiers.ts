import { JOB_TYPES, type JobType } from '#/domain/job/vocabulary.ts'
import { RADII_TO_ZERO } from '#/domain/matching/reach.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { coverOf } from '#/domain/meaning/cells.ts'
import { ANYWHERE, keyOf, type Conditions } from '#/domain/meaning/meaning-keys.ts'
import { countriesOf, mainLines, personLines, pointsOf } from '#/domain/meaning/person-meaning.ts'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import type { KeyTier } from './choose-keys.ts'
import type { SeekerTerms } from './coarse-jobs.server.ts'

/** How far is looked where somebody goes any distance, or said none. */
const REACH_KM = 30
/** The finest squares are taken as long as there are no more than these. */
const SQUARES_MAX = 40

/** The conditions of jobs that are far away or nowhere: as wished, with other hours, and in other money. */
function farConditions(person: MatchPerson) {
  // Nobody goes there every day, unless they have not said how far they go.
  const isPlaced = person.radiusKm !== null && pointsOf(person).length > 0
  const ways = isPlaced ? (['Hybrid'] as const) : (['Hybrid', 'OnSite'] as const)
  const wished: readonly JobType[] = person.jobTypes.length > 0 ? person.jobTypes : JOB_TYPES
  const own = person.salaryFloor?.currency
  const money: (Currency | null)[] = own ? [own] : [...CURRENCIES, null]
  const of = (types: readonly JobType[], currencies: readonly (Currency | null)[]): Conditions[] =>
    ways.flatMap((way) => types.flatMap((type) => currencies.map((currency) => ({ way, type, currency }))))
  return {
    wished: of(wished, money),
    otherHours: of(
      JOB_TYPES.filter((type) => !wished.includes(type)),
      money,
    ),
    otherMoney: of(
      wished,
      [...CURRENCIES, null].filter((currency) => !money.includes(currency)),
    ),
  }
}

const lineOf = (lines: readonly number[], conditions: readonly Conditions[]) =>
  lines.flatMap((line) => conditions.map((one) => keyOf.lineOf(line, one)))

type Key<Item> = (item: Item, where: string) => number

const each = <Item>(items: readonly Item[], wheres: readonly string[], key: Key<Item>) =>
  items.flatMap((item) => wheres.map((where) => key(item, where)))

/** The squares within a person's radius, within two, and as far as nearness still counts for something. */
function ringsOf(person: MatchPerson): [string[], string[], string[]] {
  const radius = person.radiusKm ?? REACH_KM
  const within = (radii: number) =>
    pointsOf(person).flatMap((point) => coverOf(point, radii * radius, SQUARES_MAX) ?? [])
  const [near, around, far] = [within(1), within(2), within(RADII_TO_ZERO)]
  return [
    near,
    around.filter((cell) => !near.includes(cell)),
    far.filter((cell) => !near.includes(cell) && !around.includes(cell)),
  ]
}

/** What a person's jobs are looked up by, the kinds that say most first. */
export function jobTiers({ person, titles, skills }: SeekerTerms): KeyTier[] {
  const [cells, around, farther] = ringsOf(person)
  const countries = [...countriesOf(person), ANYWHERE]
  const [lines, main] = [personLines(titles), mainLines(titles)]
  const next = [...new Set([...titles.wished, ...titles.recent].flatMap(({ neighbours }) => neighbours))]
  const tier = (rowsMax: number, keysOf: (lines: readonly number[]) => number[]): KeyTier => ({
    ...{ keys: keysOf(lines), rowsMax, alone: keysOf(main) },
  })
  const far = farConditions(person)
  return [
    tier(1_000, (some) => each(some, cells, keyOf.lineAt)),
    tier(600, (some) => each(some, countries, keyOf.lineIn)),
    tier(600, (some) => each(some, around, keyOf.lineAt)),
    tier(700, (some) => lineOf(some, far.wished)),
    tier(500, (some) => each(some, farther, keyOf.lineAt)),
    tier(300, (some) => lineOf(some, far.otherMoney)),
    tier(300, (some) => lineOf(some, far.otherHours)),
    {
      keys: [...each(skills.ids, cells, keyOf.skillAt), ...each(skills.ids, countries, keyOf.skillIn)],
      rowsMax: 200,
    },
    { keys: [...each(next, cells, keyOf.lineAt), ...each(next, countries, keyOf.lineIn)], rowsMax: 300 },
    { keys: skills.ids, rowsMax: 200 },
    {
      keys: [
        ...each(person.sectors, cells, keyOf.sectorAt),
        ...each(person.sectors, countries, keyOf.sectorIn),
      ],
      rowsMax: 200,
    },
  ]
}
