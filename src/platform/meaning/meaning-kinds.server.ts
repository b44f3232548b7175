import { inArray, sql, type Column } from 'drizzle-orm'
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

/** Where the notes and the meanings of a kind stand, and by what. `toKey` reads a key as the database gives it. */
type Tables<Key> = Pick<Kind<Key>, 'name' | 'write'> & {
  notes: typeof staleJob | typeof staleProfile
  noteKey: Column
  meanings: typeof jobMeaning | typeof profileMeaning
  key: Column
  toKey: (key: number | string) => Key
}

function kindOf<Key>({ name, write, notes, noteKey, meanings, key, toKey }: Tables<Key>): Kind<Key> {
  return {
    name,
    write,
    listNotes: async (tx) => {
      const { rows } = await tx.execute<{
        id: string
        key: string
      }>(sql`select ${notes.id} as id, ${noteKey} as key
        from ${notes} where ${notes.againAt} <= now() order by ${notes.id} limit ${BATCH}::int`)
      return rows.map((row) => ({ id: Number(row.id), key: toKey(row.key) }))
    },
    forget: (connection, ids) => connection.delete(notes).where(inArray(notes.id, ids)),
    putOff: (connection, ids) =>
      connection.update(notes).set({ againAt: AGAIN_AFTER }).where(inArray(notes.id, ids)),
    // Two ranges of an index, where "another version" would be none.
    listOutdated: async (connection, version) => {
      const { rows } = await connection.execute<{ key: string }>(sql`select ${key} as key from ${meanings}
        where ${meanings.meaningVersion} < ${version}::int or ${meanings.meaningVersion} > ${version}::int limit ${BATCH}::int`)
      return rows.map((row) => toKey(row.key))
    },
    remove: (connection, keys) => connection.delete(meanings).where(inArray(key, keys)),
  }
}

export const JOBS = kindOf<number>({
  ...{ name: 'job', write: writeJobMeanings, toKey: Number },
  ...{ notes: staleJob, noteKey: staleJob.number, meanings: jobMeaning, key: jobMeaning.number },
})

export const PEOPLE = kindOf<string>({
  ...{ name: 'profile', write: writeProfileMeanings, toKey: String },
  ...{
    notes: staleProfile,
    noteKey: staleProfile.userId,
    meanings: profileMeaning,
    key: profileMeaning.userId,
  },
})
