import { sql } from 'drizzle-orm'
import { lockWhole } from '#/db/advisory-locks.server.ts'
import { db, inLongTransaction, type Connection, type Transaction } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { gazetteerVersion, readGazetteer, type GazetteerTown } from './read-gazetteer.server.ts'

const ROWS_AT_ONCE = 5_000

/** What the rows were made from stands on the table as its comment, written in the transaction that wrote the rows. */
async function storedVersion(connection: Connection): Promise<string | null> {
  const { rows } = await connection.execute<{ version: string | null }>(
    sql`select obj_description('place'::regclass, 'pg_class') as version where exists (select from ${place})`,
  )
  return rows[0]?.version ?? null
}

async function insertTowns(tx: Transaction, towns: readonly GazetteerTown[]): Promise<void> {
  const all = <Key extends keyof GazetteerTown>(key: Key) => sql.param(towns.map((town) => town[key]))
  const names = sql.param(towns.map((town) => JSON.stringify(town.names)))
  await tx.execute(sql`insert into ${place}
    (id, name, names, region, region_key, region_code, country_code, lat, lng)
    select * from unnest(${all('id')}::int[], ${all('name')}::text[], ${names}::jsonb[], ${all('region')}::text[],
      ${all('regionKey')}::text[], ${all('regionCode')}::text[], ${all('countryCode')}::text[],
      ${all('lat')}::float8[], ${all('lng')}::float8[])`)
  const called = towns.flatMap(({ id, weight, keys }) => keys.map((key) => ({ id, weight, key })))
  const column = <Key extends 'id' | 'key' | 'weight'>(key: Key) => sql.param(called.map((row) => row[key]))
  await tx.execute(sql`insert into ${placeName} (place_id, name, weight)
    select * from unnest(${column('id')}::int[], ${column('key')}::text[], ${column('weight')}::int[])`)
}

/** Writes every town anew unless that was done from the same packages; answers how many, 0 when nothing was to do. */
async function replaceTowns(tx: Transaction, version: string): Promise<number> {
  await lockWhole(tx, 'gazetteer')
  if ((await storedVersion(tx)) === version) return 0
  await tx.delete(placeName)
  await tx.delete(place)
  let written = 0
  for await (const towns of readGazetteer(ROWS_AT_ONCE)) {
    requireTimeLeft()
    await insertTowns(tx, towns)
    written += towns.length
  }
  // A comment takes no parameters; the version is made of our own packages' words.
  await tx.execute(sql.raw(`comment on table place is '${version.replaceAll("'", "''")}'`))
  return written
}

/**
 * Fills the gazetteer from the packages it comes in, in one transaction: until it ends searches find what they found
 * before. Asked for at every start; it does nothing when the rows were made from the same versions. Of several servers
 * at once the first does it and the others wait for it.
 */
export async function loadGazetteer(): Promise<void> {
  const version = await gazetteerVersion()
  if ((await storedVersion(db())) === version) return
  const from = performance.now()
  const towns = await inLongTransaction((tx) => replaceTowns(tx, version))
  if (towns === 0) return
  // Searches read the index alone where its rows are known to be visible.
  await db().execute(sql`vacuum (analyze) ${place}, ${placeName}`)
  log().info({ towns, version, ms: Math.round(performance.now() - from) }, 'gazetteer loaded')
}
