import { sql, type SQL } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { enqueue, prepareTasks, startTasks, stopTasks, type TaskHandlers } from './tasks.server.ts'

const nothing = () => Promise.resolve()
const sendMail = vi.fn<TaskHandlers['send-mail']>()
const handlers: TaskHandlers = { ...IDLE_TASKS, 'send-mail': sendMail }

await useTestDatabase()
// As a first start finds it: with no queue yet.
await db().execute(sql`drop schema pgboss cascade`)
await startTasks(handlers)
afterAll(stopTasks)
beforeEach(async () => {
  sendMail.mockReset().mockResolvedValue()
  // What an earlier test left to be tried again would be done in the middle of a later one.
  await db().execute(sql`delete from pgboss.job where name = 'send-mail'`)
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

/** A promise that the test fulfils when it likes. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const mailsOf = async (condition: SQL) =>
  (
    await db().execute<{ state: string; started: string; mail_id: number }>(
      sql`select state::text, started_on::text as started, (data->>'mailId')::int as mail_id from pgboss.job
        where name = 'send-mail' and ${condition} order by mail_id`,
    )
  ).rows

test('many of a kind are taken some at a time, and nobody pauses in between', async () => {
  await db().transaction(async (tx) => {
    for (let mailId = 100; mailId < 125; mailId += 1) await enqueue(tx, 'send-mail', { mailId })
  })
  const theirs = () => mailsOf(sql`(data->>'mailId')::int between 100 and 124`)
  await expect.poll(async () => (await theirs()).every(({ state }) => state === 'completed')).toBe(true)
  expect(new Set((await theirs()).map(({ started }) => started)).size).toBeLessThanOrEqual(4)
})

test('what somebody waits for is done while notices that came before are held up', async () => {
  const { open, opened } = gate()
  sendMail.mockImplementation(({ mailId }) => (mailId < 220 ? opened : nothing()))
  await db().transaction(async (tx) => {
    for (let mailId = 200; mailId < 215; mailId += 1) await enqueue(tx, 'send-mail', { mailId })
    await enqueue(tx, 'send-mail', { mailId: 220 }, { isAwaited: true })
  })
  await expect.poll(() => taskOf(220)).toMatchObject([{ state: 'completed' }])
  const notices = () => mailsOf(sql`(data->>'mailId')::int between 200 and 214`)
  expect((await notices()).filter(({ state }) => state === 'completed')).toEqual([])
  open()
  await expect.poll(async () => (await notices()).every(({ state }) => state === 'completed')).toBe(true)
})

test('a server that ends leaves what it took and did not begin to the next one', async () => {
  const { open, opened } = gate()
  sendMail.mockImplementation(() => opened)
  await db().transaction(async (tx) => {
    for (const mailId of [300, 301]) await enqueue(tx, 'send-mail', { mailId })
  })
  await expect.poll(() => sendMail.mock.calls.length).toBe(1)
  const stopped = stopTasks()
  open()
  await stopped
  expect(sendMail.mock.calls).toHaveLength(1)
  const left = await mailsOf(sql`(data->>'mailId')::int in (300, 301)`)
  expect(left.map(({ state }) => state).toSorted()).toEqual(['completed', 'retry'])
  await startTasks(handlers)
})

/** As a server that is killed leaves a task: taken, and silent for longer than it may be. */
async function leaveTaken(mailId: number): Promise<void> {
  await stopTasks()
  await prepareTasks()
  await db().transaction((tx) => enqueue(tx, 'send-mail', { mailId }))
  await db().execute(
    sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '21 seconds'
      where data->>'mailId' = ${String(mailId)}`,
  )
}

test('a task whose server was killed is to be done again once somebody looks for such, long before its time is over', async () => {
  await leaveTaken(400)
  await db().execute(sql`update pgboss.queue set monitor_on = null`)
  const looker = new PgBoss({
    db: { executeSql: (text, values) => connectionPool().query(text, values) },
    ...{ supervise: false, schedule: false },
  })
  await looker.start()
  await looker.supervise('send-mail')
  await looker.stop()
  expect(await taskOf(400)).toMatchObject([{ state: 'retry' }])
  await stopTasks()
  await startTasks(handlers)
})

test('a task whose server was killed is done by the next one', { tags: ['long'] }, async () => {
  await leaveTaken(410)
  await stopTasks()
  await startTasks(handlers)
  await expect.poll(() => taskOf(410)).toMatchObject([{ state: 'completed', retry_count: 1 }])
})

test('every task says that it is worked on, those of the clock too', async () => {
  const { rows } = await db().execute(
    sql`select heartbeat_seconds as seconds from pgboss.job where name not like '\\_\\_%' union
      select (options->>'heartbeatSeconds')::int from pgboss.schedule`,
  )
  expect(rows).toEqual([{ seconds: 20 }])
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
  ['every morning members of companies are told what is new', /^[1-5]?\d [6-8] \* \* \*$/, ['tell-members']],
  [
    'every night messages and words are forgotten',
    /^[1-5]?\d [0-5] \* \* \*$/,
    ['forget-messages', 'forget-words'],
  ],
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
  const { closeDatabase } = await patientDatabase()
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
