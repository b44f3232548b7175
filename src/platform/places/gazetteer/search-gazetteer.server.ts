import { sql, type SQL } from 'drizzle-orm'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { matchCountries } from '#/domain/place/match-countries.ts'
import { listPlaceReadings, type PlaceReading } from '#/domain/place/place-reading.ts'
import { db } from '#/db/client.server.ts'
import { toFoundPlace, type PlaceRow } from './place-label.ts'
import type { PlaceQuery } from '../place-provider.ts'
import { hasTrigrams } from './has-trigrams.ts'
import { listMistypedIds } from './mistyped-names.server.ts'

type Ranked = PlaceRow & { rank: number }

/** A name that was typed to its end counts as if that many times more people lived there. */
const WHOLE_NAME = 20
/** A name in the middle of which the typed word begins counts less: 'New York' for 'york'. */
const LATER_WORD = 0.3
/** Fewer letters begin a word in the middle of too many names. */
const LATER_WORD_MIN = 3
/** Names taken of each kind: several may be of one town, or read the same. */
const NAMES_MAX = 40
/** More, where the region still has to be compared. */
const NAMES_WITHIN_MAX = 1_000
/** A town of the country that the page knows counts as if that many times more people lived there. */
const OWN_COUNTRY = 50
/** More than of all the world, so that towns of that country are among them. */
const NAMES_OF_COUNTRY_MAX = 400
/** Who typed the name of so small a place may have meant another: mistyped names are looked for as well. */
const WELL_KNOWN = 5_000

/** The rules by which trigrams are made: those of the index. */
const RULES = sql.raw('collate "und-x-icu"')

/** Names that begin so, by the index place_name_beginning, and later words that do, by place_name_trigrams. */
function namesOf({ name, within }: PlaceReading, country?: string): SQL {
  const isWithin = within.length > 0
  const most = country ? NAMES_OF_COUNTRY_MAX : NAMES_MAX
  const beginning = sql`(select place_id, weight * (case when name = ${name} then ${WHOLE_NAME} else 1 end)::float8 as rank
    from place_name where name like ${`${name}%`} order by rank desc limit ${isWithin ? NAMES_WITHIN_MAX : most})`
  if (isWithin || name.length < LATER_WORD_MIN || !hasTrigrams(name)) return beginning
  return sql`${beginning} union all (select place_id, weight * ${LATER_WORD}::float8 as rank
    from place_name where name ${RULES} like ${`% ${name}%`} order by rank desc limit ${most})`
}

/** The town lies in a country or a region that is called so. */
export function liesIn(part: string): SQL {
  return sql`(place.country_code = any(${sql.param(matchCountries(part))}::text[])
    or place.region_key like ${`${part}%`} or place.region_code = ${part.toUpperCase()})`
}

/** Of `place`, as `PlaceRow`. */
export const COLUMNS = sql.raw(
  'place.id, place.name, place.names, place.region, place.country_code as "countryCode", place.lat, place.lng',
)

/** The towns of one reading, the likeliest first. Keys hold letters, digits and spaces alone: no wildcard is among them. */
async function findTowns(reading: PlaceReading, country = ''): Promise<Ranked[]> {
  const conditions = reading.within.map(liesIn)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await db().execute<Ranked>(
    sql`select ${COLUMNS}, best.rank from (select place_id, max(rank) as rank from (${namesOf(reading, country)}) as named
      group by place_id) as best inner join place on place.id = best.place_id ${where}
      order by best.rank * (case when place.country_code = ${country} then ${OWN_COUNTRY} else 1 end)::float8 desc,
      place.id limit ${NAMES_MAX}`,
  )
  return rows
}

/** Towns by their ids, in that order. The primary key. */
async function listTowns(ids: readonly number[]): Promise<PlaceRow[]> {
  const { rows } = await db().execute<PlaceRow>(
    sql`select ${COLUMNS} from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, number)
      inner join place on place.id = wanted.id order by wanted.number`,
  )
  return rows
}

/** What the first reading finds that finds anything. */
async function findByReadings(readings: readonly PlaceReading[], country?: string): Promise<Ranked[]> {
  for (const reading of readings) {
    const towns = await findTowns(reading, country)
    if (towns.length > 0) return towns
  }
  return []
}

/**
 * Towns of the built-in gazetteer that answer what was typed, whatever its case and accents: by the beginning of a
 * name in any language we know, ranked by inhabitants, those of `country` first; what follows the name says in which region or country; and where
 * nothing well known is found, by names that were probably meant. At most one of those that read the same.
 */
export async function searchGazetteer({ text, language, limit, country }: PlaceQuery): Promise<FoundPlace[]> {
  const readings = listPlaceReadings(text)
  const [first] = readings
  if (!first) return []
  const towns: PlaceRow[] = await findByReadings(readings, country)
  const isKnown = towns.some((town) => 'rank' in town && Number(town.rank) >= WELL_KNOWN)
  if (!isKnown) towns.push(...(await listTowns(await listMistypedIds(first.name))))
  const places = towns.map((town) => toFoundPlace(town, language))
  return [...new Map(places.toReversed().map((place) => [place.label, place])).values()]
    .toReversed()
    .slice(0, limit)
}
