import { inArray, sql, type Column, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '#/db/client.server.ts'
import { job, jobMeaning, profile, profileMeaning, staleJob, staleProfile } from '#/db/schema/index.ts'
import { writeJobMeanings, writeProfileMeanings } from './write-meanings.server.ts'

/** So many rows are written in one transaction. */
const BATCH = 200
/** What could not be written is tried again after so long. */
const AGAIN_AFTER = sql`now() + interval '5 minutes'`

type Note<Key> = { id: number; key: Key }

/** The two kinds of rows that mean something, and how each is read and written. */
export type Kind<Key> = {
  name: string
  /** The newest first: whoever changes something now does not wait for a million that were imported. */
  listNotes: (tx: Transaction) => Promise<Note<Key>[]>
  /** Holds what is to be written until the end of the transaction; answers what nobody else holds. */
  hold: (tx: Transaction, keys: readonly Key[]) => Promise<Key[]>
  forget: (connection: Connection, ids: number[]) => Promise<unknown>
  putOff: (connection: Connection, ids: number[]) => Promise<unknown>
  /** Held, too. */
  listOutdated: (tx: Transaction, version: number) => Promise<Key[]>
  write: (connection: Connection, keys: readonly Key[]) => Promise<void>
  /** Takes meanings away and notes them for later; those alone whose note is certain to stay. */
  tryAgain: (tx: Transaction, keys: readonly Key[]) => Promise<Key[]>
}

/** Where notes, meanings and their owners stand, and by what. `toKey` reads a key as the database gives it. */
type Tables<Key> = Pick<Kind<Key>, 'name' | 'write'> & {
  notes: typeof staleJob | typeof staleProfile
  noteKey: Column
  meanings: typeof jobMeaning | typeof profileMeaning
  key: Column
  owners: typeof job | typeof profile
  ownerKey: Column
  toKey: (key: number | string) => Key
}

/** Whoever writes passes by what somebody else holds, and so never waits while somebody who deletes waits for it. */
function kindOf<Key>({ name, write, toKey, ...tables }: Tables<Key>): Kind<Key> {
  const { notes, noteKey, meanings, key, owners, ownerKey } = tables

  async function keysOf(tx: Transaction, statement: SQL): Promise<Key[]> {
    const { rows } = await tx.execute<{ key: string }>(statement)
    return rows.map((row) => toKey(row.key))
  }

  return {
    name,
    write,
    listNotes: async (tx) => {
      const { rows } = await tx.execute<{
        id: string
        key: string
      }>(sql`select ${notes.id} as id, ${noteKey} as key
        from ${notes} where ${notes.againAt} <= now() order by ${notes.id} desc limit ${BATCH}::int for update skip locked`)
      return rows.map((row) => ({ id: Number(row.id), key: toKey(row.key) }))
    },
    hold: async (tx, keys) => {
      if (keys.length === 0) return []
      const written = await keysOf(
        tx,
        sql`select ${key} as key from ${meanings} where ${inArray(key, [...keys])} for update skip locked`,
      )
      const unwritten = await keysOf(
        tx,
        sql`select ${ownerKey} as key from ${owners} where ${inArray(ownerKey, [...keys])}
          and not exists (select from ${meanings} where ${key} = ${ownerKey}) for key share skip locked`,
      )
      return [...written, ...unwritten]
    },
    forget: (connection, ids) => connection.delete(notes).where(inArray(notes.id, ids)),
    putOff: (connection, ids) =>
      connection.update(notes).set({ againAt: AGAIN_AFTER }).where(inArray(notes.id, ids)),
    // Two ranges of an index, where "another version" would be none.
    listOutdated: (tx, version) =>
      keysOf(
        tx,
        sql`select ${key} as key from ${meanings} where ${meanings.meaningVersion} < ${version}::int
          or ${meanings.meaningVersion} > ${version}::int limit ${BATCH}::int for update skip locked`,
      ),
    tryAgain: async (tx, keys) => {
      if (keys.length === 0) return []
      const kept = await keysOf(
        tx,
        sql`select ${ownerKey} as key from ${owners} where ${inArray(ownerKey, [...keys])} for key share skip locked`,
      )
      if (kept.length === 0) return []
      await tx.execute(sql`insert into ${notes} (${sql.identifier(noteKey.name)}, ${sql.identifier(notes.againAt.name)})
        select ${ownerKey}, ${AGAIN_AFTER} from ${owners} where ${inArray(ownerKey, kept)}`)
      await tx.delete(meanings).where(inArray(key, kept))
      return kept
    },
  }
}

export const JOBS = kindOf<number>({
  ...{ name: 'job', write: writeJobMeanings, toKey: Number },
  ...{ notes: staleJob, noteKey: staleJob.number, meanings: jobMeaning, key: jobMeaning.number },
  ...{ owners: job, ownerKey: job.number },
})

export const PEOPLE = kindOf<string>({
  ...{ name: 'profile', write: writeProfileMeanings, toKey: String },
  ...{ notes: staleProfile, noteKey: staleProfile.userId, meanings: profileMeaning },
  ...{ key: profileMeaning.userId, owners: profile, ownerKey: profile.userId },
})
