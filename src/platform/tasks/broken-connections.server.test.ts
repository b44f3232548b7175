import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, connectionPool, db } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { openCuttingProxy } from '#tests/setup/cutting-proxy.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { enqueue, startTasks, stopTasks, type TaskHandlers } from './tasks.server.ts'

const told = vi.spyOn(log(), 'error').mockReturnValue()
const sendMail = vi.fn<TaskHandlers['send-mail']>().mockResolvedValue()

const { connectionString } = await useTestDatabase()
await closeDatabase()
const proxy = await openCuttingProxy(connectionString)
process.env.DATABASE_URL = proxy.connectionString
await patientDatabase()
await startTasks({ ...IDLE_TASKS, 'send-mail': sendMail })
afterAll(async () => {
  await stopTasks()
  await proxy.close()
})

const taken = () => connectionPool().totalCount - connectionPool().idleCount
const put = (mailId: number) => db().transaction((tx) => enqueue(tx, 'send-mail', { mailId }))

test('the queue goes on after connections broke while it looked for tasks, and gave their places back', async () => {
  for (let nth = 1; nth <= 3; nth += 1) {
    proxy.cutAt('SKIP LOCKED')
    await eventually(() => expect(told.mock.calls.length).toBeGreaterThanOrEqual(nth))
  }
  await put(1)
  await eventually(() => expect(sendMail).toHaveBeenCalledWith({ mailId: 1 }))
  await eventually(() => expect(taken()).toBe(0))
})

test('a task whose transaction breaks when it is put in is not there, and no place is lost', async () => {
  for (const words of ['begin', '"mailId"', 'commit']) {
    proxy.cutAt(words)
    await expect(put(2)).rejects.toThrow()
  }
  await put(3)
  await eventually(() => expect(sendMail).toHaveBeenCalledWith({ mailId: 3 }))
  expect(sendMail).not.toHaveBeenCalledWith({ mailId: 2 })
  await eventually(() => expect(taken()).toBe(0))
  expect((await db().execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
