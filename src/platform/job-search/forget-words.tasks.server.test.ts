import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { titleWord } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { forgetWords } from './forget-words.tasks.server.ts'

const { pool } = await useTestDatabase()

const wordsOf = async (...words: string[]) => {
  const kept = await db().select().from(titleWord).where(inArray(titleWord.word, words))
  return kept.map(({ word }) => word).toSorted()
}

test('words that no title of an open job says any more are forgotten by night, and the others stay', async () => {
  const renamed = await buildJob({ title: 'Sluicekeeper Oarmaker' })
  await buildJob({ title: 'Weirwarden (Nachtschicht)' })
  const closed = await buildJob({ title: 'Lockminder' })
  await pool.query(`update job set title = 'Oarmaker' where id = $1`, [renamed])
  await pool.query(
    `update job set status = 'Archived', archived_at = now(), archive_reason = 'Filled' where id = $1`,
    [closed],
  )
  const all = ['sluicekeeper', 'oarmaker', 'weirwarden', 'nachtschicht', 'lockminder']
  expect(await wordsOf(...all)).toHaveLength(5)
  await forgetWords(undefined, { jobs: 1, words: 2 })
  expect(await wordsOf(...all)).toEqual(['nachtschicht', 'oarmaker', 'weirwarden'])
})

test('a word that went although a job that was published meanwhile says it is there again', async () => {
  await buildJob({ title: 'Bargehand' })
  await db().delete(titleWord)
  await forgetWords()
  expect(await wordsOf('bargehand')).toEqual(['bargehand'])
})

test('without jobs every word goes', async () => {
  await pool.query('delete from job')
  await forgetWords()
  expect(await db().$count(titleWord)).toBe(0)
})
