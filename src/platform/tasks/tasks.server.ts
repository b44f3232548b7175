import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss'
import { connectionPool, type Connection } from '#/db/client.server.ts'
import { withoutQuery } from '#/platform/errors/without-query.ts'
import { log } from '#/platform/log/log.server.ts'
import { POLLING_S } from './polling.ts'

/** Every task and what it carries. Payloads hold ids, never personal data. */
export type TaskPayloads = {
  'send-mail': { mailId: number }
  'expire-jobs': Record<string, never>
  'match-made': { userId: string; jobId: string }
  'job-liked': { userId: string; jobId: string }
  'approach-made': { userId: string; jobId: string }
  'approach-declined': { userId: string; jobId: string }
  'employers-excluded': { userId: string }
  'close-passed-likes': Record<string, never>
  /** Those of a job that were closed from this ISO moment on. */
  'likes-closed': { jobId: string; since: string }
  /** Those of a job that had been closed at this ISO moment and are open again. */
  'likes-reopened': { jobId: string; closedAt: string }
  /** Somebody waited for an answer of a job that is gone: what it was called stands nowhere else. */
  'liked-job-deleted': {
    userId: string
    jobId: string
    title: string
    organization: string
    closedAt: string
  }
  'job-taken-down': { jobId: string }
  /** One that had been taken down at this ISO moment. */
  'job-restored': { jobId: string; archivedAt: string }
  'tell-members': Record<string, never>
  'flag-jobs': Record<string, never>
  'forget-messages': Record<string, never>
  'forget-words': Record<string, never>
  'count-platform': Record<string, never>
  'clean-up': Record<string, never>
  /** Names as in the storage: drawn by chance, and of nobody any more. */
  'delete-files': { names: string[] }
  'load-gazetteer': Record<string, never>
  'sweep-uploads': Record<string, never>
  'spread-names': Record<string, never>
  'warm-search': Record<string, never>
  'close-days': Record<string, never>
  'write-meaning': Record<string, never>
  /** What `meaningVersionOf` says on the server that asks. */
  'rewrite-meaning': { version: number }
}

export type TaskName = keyof TaskPayloads

/** A handler may run twice for one task: it must be idempotent, and throw to be tried again. */
export type TaskHandlers = { [Name in TaskName]: (payload: TaskPayloads[Name]) => Promise<void> }

/** Again after 5 s, then ever later, at last each hour: a mail server may be down for a week and loses nothing. */
const RETRIES = { retryLimit: 180, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
/** A server that works on a task says so twice in this time; one that does not has ended, and the task is taken up again. */
const HEARTBEAT = { heartbeatSeconds: 20 }
/** How often a server looks whether others have ended. With the first retry a task lies for less than a minute. */
const LOOKED_AFTER_S = 10
/** So many tasks of a kind are taken at once and done one after the other; while there are more, nobody pauses. */
const BATCH = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const
/** Of tasks for which somebody sits and waits. Others have none. */
const AWAITED_PRIORITY = 1
const EVERY_MINUTE = '* * * * *'
/** Not when the hour is full, when everybody's tasks begin. */
const EVERY_HOUR = '17 * * * *'
const EVERY_NIGHT = '47 3 * * *'
const EVERY_MORNING = '12 6 * * *'

let boss: PgBoss | undefined

function taskQueue(): PgBoss {
  boss ??= new PgBoss({
    db: { executeSql: (text, values) => connectionPool().query(text, values) },
    // A task is worth more than a tidy table: keep what finished for a day.
    supervise: true,
    superviseIntervalSeconds: LOOKED_AFTER_S,
    monitorIntervalSeconds: LOOKED_AFTER_S,
  })
  return boss
}

/**
 * Puts a task into the queue as part of the caller's transaction: it exists exactly when the rest is committed. It begins
 * at once by the database's clock, or at a later moment; one that is awaited is done before others of its kind.
 */
export async function enqueue<Name extends TaskName>(
  connection: Connection,
  name: Name,
  payload: TaskPayloads[Name],
  { isAwaited = false, startAfter }: { isAwaited?: boolean; startAfter?: Date } = {},
): Promise<void> {
  await taskQueue().send(name, payload, {
    ...{ ...RETRIES, ...HEARTBEAT, db: fromDrizzle(connection, sql) },
    ...(isAwaited && { priority: AWAITED_PRIORITY }),
    ...(startAfter && { startAfter }),
  })
}

/** Drops the tasks that concern a person, waiting or done, as part of the caller's transaction. Reads the queue. */
export async function forgetTasksOf(connection: Connection, userId: string): Promise<void> {
  await connection.execute(sql`delete from pgboss.job where data->>'userId' = ${userId}`)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has exactly these keys
const TASK_NAMES = Object.keys(POLLING_S) as TaskName[]

/** Those of which one that waits is enough, whoever asks how often: it does all that there is to do. */
const ONE_WAITS: ReadonlySet<TaskName> = new Set(['write-meaning', 'close-days'])

const NO_TASK = '00000000-0000-0000-0000-000000000000'

/** Makes the queues that are not there yet, without working on them, so that tasks may be enqueued. */
export async function prepareTasks(): Promise<void> {
  const queue = taskQueue()
  queue.on('error', (error) => log().error({ err: error }, 'task queue'))
  await queue.start()
  const known = new Set((await queue.getQueues()).map(({ name }) => name))
  for (const name of TASK_NAMES)
    if (!known.has(name))
      await queue.createQueue(name, { policy: ONE_WAITS.has(name) ? 'short' : 'standard' })
  // Known from now on: a queue that a transaction asks after takes a second connection, and all may be taken. One after
  // the other: so many at once wait for connections of which there are few, and on a busy machine too long.
  for (const name of TASK_NAMES) await queue.getJobById(name, NO_TASK)
}

/** The queue keeps what a task threw, longer than some of those it may be about: the query stays out. */
function reasonOf(error: unknown): { message: string } {
  const { name, message } = withoutQuery(error)
  return { message: `${name}: ${message}` }
}

/** Does some tasks one after the other: one that fails is tried again later, and holds up no other. */
async function doEach<Payload extends object>(
  tasks: readonly Job<Payload>[],
  handle: (payload: Payload) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const { id, data } of tasks) {
    try {
      // The first was begun by whoever took them; a server that is about to end leaves the others to the next one.
      if (results.length > 0) requireTimeLeft()
      await handle(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      results.push({ id, status: 'failed', output: reasonOf(error) })
    }
  }
  return results
}

/** Mails that somebody waits for have a worker of their own, which no notice can hold up. */
const WORKERS: Partial<Record<TaskName, readonly object[]>> = {
  'send-mail': [{ minPriority: AWAITED_PRIORITY }, { maxPriority: AWAITED_PRIORITY - 1 }],
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a handler to its own payload
async function workOn<Name extends TaskName>(name: Name, handlers: TaskHandlers): Promise<void> {
  const handle: (payload: TaskPayloads[Name]) => Promise<void> = handlers[name]
  for (const which of WORKERS[name] ?? [{}]) {
    const options = { pollingIntervalSeconds: POLLING_S[name], ...BATCH, ...which }
    await taskQueue().work(name, options, (tasks: Job<TaskPayloads[Name]>[]) => doEach(tasks, handle))
  }
}

/** When a task begins by itself, whether or not anything asked for it. */
const SCHEDULES: Partial<Record<TaskName, string>> = {
  'expire-jobs': EVERY_MINUTE,
  'close-passed-likes': EVERY_MINUTE,
  'spread-names': EVERY_MINUTE,
  'flag-jobs': EVERY_MINUTE,
  'count-platform': EVERY_MINUTE,
  'write-meaning': EVERY_MINUTE,
  'clean-up': EVERY_HOUR,
  'sweep-uploads': EVERY_HOUR,
  'warm-search': EVERY_HOUR,
  'close-days': EVERY_HOUR,
  'forget-messages': EVERY_NIGHT,
  'forget-words': EVERY_NIGHT,
  'tell-members': EVERY_MORNING,
}

/** Starts working on tasks. Several servers may do so at once; each task is given to one of them. */
export async function startTasks(handlers: TaskHandlers): Promise<void> {
  isEnding = false
  await prepareTasks()
  for (const [name, minute] of Object.entries(SCHEDULES))
    await taskQueue().schedule(name, minute, {}, HEARTBEAT)
  await Promise.all(TASK_NAMES.map((name) => workOn(name, handlers)))
}

let isEnding = false

/** False when the server is about to end: work that need not be finished asks now and then. */
export const hasTimeLeft = (): boolean => !isEnding

/** Throws when the server is about to end: a task of many seconds asks now and then, and begins anew after the next start. */
export function requireTimeLeft(): void {
  if (isEnding) throw new Error('The server is stopping')
}

/** Finishes what is running, unless it takes long, and takes nothing new. */
export async function stopTasks(): Promise<void> {
  const stopping = boss
  boss = undefined
  isEnding = true
  await stopping?.stop({ graceful: true, timeout: 5_000 })
}
