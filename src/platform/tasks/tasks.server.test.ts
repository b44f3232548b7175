import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { enqueue, prepareTasks, startTasks, stopTasks, type TaskHandlers } from './tasks.server.ts'

const nothing = () => Promise.resolve()
const sendMail = vi.fn<TaskHandlers['send-mail']>()
const handlers: TaskHandlers = { ...IDLE_TASKS, 'send-mail': sendMail }

await useTestDatabase()
// As a first start finds it: with no queue yet.
await db().execute(sql`drop schema pgboss cascade`)
await startTasks(handlers)
afterAll(stopTasks)
beforeEach(() => {
  sendMail.mockReset().mockResolvedValue()
})

/** How the queue keeps the task of one mail. */
async function taskOf(mailId: number) {
  const { rows } = await db().execute<{ state: string; retry_count: number; data: object }>(
    sql`select state::text, retry_count, data from pgboss.job where data->>'mailId' = ${String(mailId)}`,
  )
  return rows
}

test('a task is done once by whoever takes it', async () => {
  await db().transaction((tx) => enqueue(tx, 'send-mail', { mailId: 1 }))
  await expect.poll(() => taskOf(1)).toMatchObject([{ state: 'completed' }])
  expect(sendMail.mock.calls).toEqual([[{ mailId: 1 }]])
})

test('a task of a transaction that fails never runs', async () => {
  const failing = db().transaction(async (tx) => {
    await enqueue(tx, 'send-mail', { mailId: 2 })
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect(await taskOf(2)).toEqual([])
})

test('a task that fails is kept for another try, and does not hold up the next one', async () => {
  sendMail.mockImplementation(({ mailId }) => (mailId === 3 ? Promise.reject(new Error('no')) : nothing()))
  await db().transaction(async (tx) => {
    await enqueue(tx, 'send-mail', { mailId: 3 })
    await enqueue(tx, 'send-mail', { mailId: 4 })
  })
  await expect.poll(() => taskOf(4)).toMatchObject([{ state: 'completed' }])
  await expect.poll(() => taskOf(3)).toMatchObject([{ state: 'retry' }])
})

test('of a failed query the queue keeps the reason, and none of its values', async () => {
  sendMail.mockImplementation(async () => {
    await db().execute(sql`select ${'niamh@example.com'}::int`)
  })
  await db().transaction((tx) => enqueue(tx, 'send-mail', { mailId: 50 }))
  await expect.poll(() => taskOf(50)).toMatchObject([{ state: 'retry' }])
  const { rows } = await db().execute<{ output: { message: string } }>(
    sql`select output from pgboss.job where data->>'mailId' = '50'`,
  )
  expect(rows[0]?.output.message).toContain('invalid input syntax')
  expect(JSON.stringify(rows)).not.toContain('Failed query')
})

/** The tasks that the queue starts by itself, by their cron line in UTC. Night means the hours 0 to 5. */
const BY_THE_CLOCK: [when: string, cron: RegExp, begins: string[]][] = [
  [
    'every minute jobs and likes are closed, jobs flagged, the platform counted, names spread, meanings written',
    /^\* \* \* \* \*$/,
    [
      ...['close-passed-likes', 'count-platform', 'expire-jobs'],
      ...['flag-jobs', 'spread-names', 'write-meaning'],
    ],
  ],
  [
    'every hour rows and uploads are cleaned up, the search warmed and days counted',
    /^[1-5]?\d \* \* \* \*$/,
    ['clean-up', 'close-days', 'sweep-uploads', 'warm-search'],
  ],
  ['every night messages are forgotten', /^[1-5]?\d [0-5] \* \* \*$/, ['forget-messages']],
]

test.each(BY_THE_CLOCK)(
  'by the clock of the queue %s, and nothing begins at other times',
  async (_when, cron, begins) => {
    const { rows } = await db().execute<{ name: string; cron: string }>(
      sql`select name, cron from pgboss.schedule order by name`,
    )
    const found = rows.filter((row) => cron.test(row.cron))
    expect(found.map(({ name }) => name)).toEqual(begins)
    expect(rows).toHaveLength(BY_THE_CLOCK.flatMap(([, , names]) => names).length)
  },
)

test('what was put in while nobody works is done when somebody starts', async () => {
  await stopTasks()
  await prepareTasks()
  await db().transaction((tx) => enqueue(tx, 'send-mail', { mailId: 5 }))
  expect(await taskOf(5)).toMatchObject([{ state: 'created' }])
  await stopTasks()
  await startTasks(handlers)
  await expect.poll(() => taskOf(5)).toMatchObject([{ state: 'completed' }])
})

test('of the tasks that write meaning one waits at most, and one more while another is done', async () => {
  await stopTasks()
  await prepareTasks()
  const states = async () =>
    (
      await db().execute(
        sql`select state::text from pgboss.job where name = 'write-meaning' and state <= 'active' order by state`,
      )
    ).rows
  const askOften = () =>
    db().transaction(async (tx) => {
      for (let asked = 0; asked < 5; asked += 1) await enqueue(tx, 'write-meaning', {})
    })
  await askOften()
  expect(await states()).toEqual([{ state: 'created' }])
  await db().execute(
    sql`update pgboss.job set state = 'active' where name = 'write-meaning' and state = 'created'`,
  )
  await askOften()
  expect(await states()).toEqual([{ state: 'active' }, { state: 'created' }])
  await db().execute(sql`delete from pgboss.job where name = 'write-meaning'`)
  await stopTasks()
  await startTasks(handlers)
})

test('of two servers one does the task of the hour, and it stands once in the clock', async () => {
  vi.resetModules()
  const other = await import('./tasks.server.ts')
  const { closeDatabase } = await import('#/db/client.server.ts')
  const cleanUp = vi.fn<TaskHandlers['clean-up']>().mockResolvedValue()
  await stopTasks()
  await prepareTasks()
  await db().execute(sql`delete from pgboss.job where name = 'clean-up'`)
  await db().transaction((tx) => enqueue(tx, 'clean-up', {}))
  await stopTasks()
  const servers = [startTasks, other.startTasks]
  await Promise.all(servers.map((startServer) => startServer({ ...handlers, 'clean-up': cleanUp })))
  const states = async () =>
    (await db().execute(sql`select state::text from pgboss.job where name = 'clean-up'`)).rows
  await expect.poll(states).toEqual([{ state: 'completed' }])
  expect(cleanUp).toHaveBeenCalledOnce()
  const { rows } = await db().execute(sql`select name from pgboss.schedule where name = 'clean-up'`)
  expect(rows).toHaveLength(1)
  await other.stopTasks()
  await closeDatabase()
})
