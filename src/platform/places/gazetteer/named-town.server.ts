import { sql, type SQL } from 'drizzle-orm'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { matchCountries } from '#/domain/place/match-countries.ts'
import { listPlaceReadings, type PlaceReading } from '#/domain/place/place-reading.ts'
import { db } from '#/db/client.server.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { toFoundPlace, type PlaceRow } from './place-label.ts'
import { COLUMNS, liesIn } from './search-gazetteer.server.ts'

/** Who names a town alone, in no country, means one that is known. */
const KNOWN_ALONE = 50_000

/** What is called like a country or a region is no town elsewhere: Lebanon in Tennessee, California in Maryland. */
function isNoArea(name: string): SQL {
  const countries = sql.param(matchCountries(name, { isWhole: true }))
  return sql`(cardinality(${countries}::text[]) = 0 or place.country_code = any(${countries}::text[]))
    and (place.region_key = ${name} or not exists (select from place as other where other.region_key = ${name}))`
}

function conditionsOf({ name, within }: PlaceReading, country: string | null): SQL {
  const isAlone = within.length === 0 && country === null
  return sql.join(
    [
      sql`place_name.name = ${name}`,
      isNoArea(name),
      ...within.map(liesIn),
      ...(country === null ? [] : [sql`place.country_code = ${country}`]),
      ...(isAlone ? [sql`place_name.weight >= ${KNOWN_ALONE}`] : []),
    ],
    sql` and `,
  )
}

/**
 * The town of the built-in gazetteer that is called exactly so, in any language we know; of several the largest. Null
 * when there is none in `country`, or in what follows the name, and for what may as well be elsewhere. Index
 * place_name_beginning; reads the table once for a region.
 */
export async function findNamedTown(text: string, country: string | null): Promise<FoundPlace | null> {
  for (const reading of listPlaceReadings(text)) {
    const { rows } = await db().execute<PlaceRow>(
      sql`select ${COLUMNS} from place_name inner join place on place.id = place_name.place_id
        where ${conditionsOf(reading, country)} order by place_name.weight desc, place.id limit 1`,
    )
    if (rows[0]) return toFoundPlace(rows[0], DEFAULT_LANGUAGE)
  }
  return null
}
