import { asc, inArray, lte, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#/db/client.server.ts'
import { jobMeaning, profileMeaning, staleJob, staleProfile } from '#/db/schema/index.ts'
import { writeJobMeanings, writeProfileMeanings } from './write-meanings.server.ts'

/** So many rows are written in one transaction. */
const BATCH = 200
/** What could not be written is tried again after so long. */
const AGAIN_AFTER = sql`now() + interval '5 minutes'`

export type Note<Key> = { id: number; key: Key }

/** The two kinds of rows that mean something, and how each is read and written. */
export type Kind<Key> = {
  name: string
  listNotes: (tx: Transaction) => Promise<Note<Key>[]>
  forget: (connection: Connection, ids: number[]) => Promise<unknown>
  putOff: (connection: Connection, ids: number[]) => Promise<unknown>
  listOutdated: (connection: Connection, version: number) => Promise<Key[]>
  write: (connection: Connection, keys: readonly Key[]) => Promise<void>
  remove: (connection: Connection, keys: Key[]) => Promise<unknown>
}

const isDue = (again: typeof staleJob.againAt | typeof staleProfile.againAt) => lte(again, sql`now()`)

/** Of another version than this: two ranges of an index, where "another" would be none. */
const isOther = (
  column: typeof jobMeaning.meaningVersion | typeof profileMeaning.meaningVersion,
  version: number,
) => sql`(${column} < ${version}::int or ${column} > ${version}::int)`

export const JOBS: Kind<number> = {
  name: 'job',
  listNotes: (tx) =>
    tx
      .select({ id: staleJob.id, key: staleJob.number })
      .from(staleJob)
      .where(isDue(staleJob.againAt))
      .orderBy(asc(staleJob.id))
      .limit(BATCH),
  forget: (connection, ids) => connection.delete(staleJob).where(inArray(staleJob.id, ids)),
  putOff: (connection, ids) =>
    connection.update(staleJob).set({ againAt: AGAIN_AFTER }).where(inArray(staleJob.id, ids)),
  listOutdated: async (connection, version) => {
    const rows = await connection
      .select({ key: jobMeaning.number })
      .from(jobMeaning)
      .where(isOther(jobMeaning.meaningVersion, version))
      .limit(BATCH)
    return rows.map(({ key }) => key)
  },
  write: writeJobMeanings,
  remove: (connection, numbers) => connection.delete(jobMeaning).where(inArray(jobMeaning.number, numbers)),
}

export const PEOPLE: Kind<string> = {
  name: 'profile',
  listNotes: (tx) =>
    tx
      .select({ id: staleProfile.id, key: staleProfile.userId })
      .from(staleProfile)
      .where(isDue(staleProfile.againAt))
      .orderBy(asc(staleProfile.id))
      .limit(BATCH),
  forget: (connection, ids) => connection.delete(staleProfile).where(inArray(staleProfile.id, ids)),
  putOff: (connection, ids) =>
    connection.update(staleProfile).set({ againAt: AGAIN_AFTER }).where(inArray(staleProfile.id, ids)),
  listOutdated: async (connection, version) => {
    const rows = await connection
      .select({ key: profileMeaning.userId })
      .from(profileMeaning)
      .where(isOther(profileMeaning.meaningVersion, version))
      .limit(BATCH)
    return rows.map(({ key }) => key)
  },
  write: writeProfileMeanings,
  remove: (connection, ids) => connection.delete(profileMeaning).where(inArray(profileMeaning.userId, ids)),
}
