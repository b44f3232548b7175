import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LIKE_STATES, nextLikeState, type LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import {
  isPair,
  moveLike,
  type AllowMove,
  type LikeMove,
  type LikeRow,
  type Pair,
} from './move-like.server.ts'

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const LONG_AGO = new Date('2026-11-01T10:00:00Z')

/** A pair in some state, with the dates that lead there. */
async function givenPair(state: LikeState): Promise<Pair> {
  const pair = { userId: (await buildUser()).userId, jobId: await buildJob() }
  const dates = {
    likedAt: state === 'approached' || state === 'declined' ? null : LONG_AGO,
    approachedAt: state === 'approached' || state === 'declined' ? LONG_AGO : null,
    matchedAt: state === 'matched' || state === 'withdrawn' ? LONG_AGO : null,
    withdrawnAt: state === 'withdrawn' ? LONG_AGO : null,
  }
  if (state !== 'none')
    await db()
      .insert(jobLike)
      .values({ ...pair, state, ...dates })
  return pair
}

const move = (pair: Pair, name: LikeMove, allow?: AllowMove) =>
  db().transaction((tx) => moveLike(tx, pair, { move: name, allow }))

async function rowOf(pair: Pair): Promise<LikeRow | null> {
  const [row] = await db().select().from(jobLike).where(isPair(pair))
  return row ?? null
}

/** The names of the tasks that tell somebody of a pair. */
async function queuedTasks({ jobId }: Pair): Promise<string[]> {
  const found = await database.pool.query(
    `select name from pgboss.job where data ->> 'jobId' = $1 order by name`,
    [jobId],
  )
  return found.rows.map(({ name }) => name)
}

const TOLD: Partial<Record<LikeState, string>> = {
  liked: 'job-liked',
  matched: 'match-made',
  approached: 'approach-made',
  declined: 'approach-declined',
}

const MOVES: LikeMove[] = ['like', 'unlike', 'accept', 'decline', 'match', 'pass']
const CASES = LIKE_STATES.flatMap((from) => MOVES.map((name) => ({ from, name })))

test.each(CASES)('from $from, $name leads where the table of states says', async ({ from, name }) => {
  const pair = await givenPair(from)
  const before = await rowOf(pair)
  const to = nextLikeState(from, name)
  if (to === null) {
    const code = from === 'none' ? 'NOT_FOUND' : 'CONFLICT'
    await expect(move(pair, name)).rejects.toMatchObject({ code })
    expect(await rowOf(pair)).toEqual(before)
    return
  }
  const answer = await move(pair, name)
  expect(answer?.state ?? 'none').toBe(to)
  expect(answer).toEqual(await rowOf(pair))
  const told = to === from ? undefined : TOLD[to]
  expect(await queuedTasks(pair)).toEqual(told ? [told] : [])
})

const REPEATS = CASES.filter(({ from, name }) => nextLikeState(from, name) === from && name !== 'pass')

test.each(REPEATS)('$name in the state $from is a repeat and writes nothing', async ({ from, name }) => {
  const pair = await givenPair(from)
  const before = await rowOf(pair)
  await move(pair, name, () => expect.unreachable('a repeat is not asked about'))
  expect(await rowOf(pair)).toEqual(before)
})

test('a pass keeps the state and its first day', async () => {
  const pair = await givenPair('liked')
  const first = await move(pair, 'pass')
  expect(first).toMatchObject({ state: 'liked', likedAt: LONG_AGO, passedAt: expect.any(Date) })
  expect(await move(pair, 'pass')).toEqual(first)
})

test('a refused move leaves everything as it was, mails included', async () => {
  const pair = await givenPair('liked')
  const before = await rowOf(pair)
  const moves: { from: LikeState; to: LikeState }[] = []
  const refuse: AllowMove = (asked) => {
    moves.push(asked)
    throw new Error('no')
  }
  await expect(move(pair, 'match', refuse)).rejects.toThrow('no')
  expect(moves).toEqual([{ from: 'liked', to: 'matched' }])
  expect(await rowOf(pair)).toEqual(before)
  expect(await queuedTasks(pair)).toEqual([])
})

test('a match keeps the day of the like and forgets a pass', async () => {
  const pair = await givenPair('liked')
  await move(pair, 'pass')
  expect(await move(pair, 'match')).toMatchObject({
    likedAt: LONG_AGO,
    matchedAt: expect.any(Date),
    passedAt: null,
  })
})

test('saying yes to an approach is a like of that day', async () => {
  const pair = await givenPair('approached')
  const matched = await move(pair, 'accept')
  expect(matched?.likedAt).toEqual(matched?.matchedAt)
  expect(matched?.approachedAt).toEqual(LONG_AGO)
})

test('liking again begins a new story without the dates of the old one', async () => {
  const pair = await givenPair('withdrawn')
  const again = await move(pair, 'like')
  expect(again?.likedAt?.getTime()).toBeGreaterThan(LONG_AGO.getTime())
  const old = { approachedAt: null, matchedAt: null, withdrawnAt: null, passedAt: null, closedAt: null }
  expect(again).toMatchObject(old)
})

test('both sides saying yes at the same moment is one match, told once', { tags: ['R134'] }, async () => {
  for (const from of ['none', 'liked', 'approached'] as const) {
    const pair = await givenPair(from)
    await Promise.all(Array.from({ length: 10 }, (_, nth) => move(pair, nth % 2 === 0 ? 'like' : 'match')))
    expect(await rowOf(pair)).toMatchObject({ state: 'matched' })
    expect((await queuedTasks(pair)).filter((name) => name === 'match-made')).toHaveLength(1)
  }
})

test('who moves a pair second waits for the first, and finds what the first has made of it', async () => {
  const pair = await givenPair('none')
  const laterMoves: Promise<LikeRow | null>[] = []
  await move(pair, 'match', async () => {
    laterMoves.push(move(pair, 'match'))
    await expect.poll(countWaiting).toBe(1)
  })
  expect(await Promise.all(laterMoves)).toMatchObject([{ state: 'approached' }])
  expect(await queuedTasks(pair)).toEqual(['approach-made'])
})

test('a move waits for what closes the like at the same moment, and finds it closed', async () => {
  const pair = await givenPair('liked')
  const moves: Promise<LikeRow | null>[] = []
  await db().transaction(async (tx) => {
    const closed = { state: 'closed', closedAt: LONG_AGO, closeReason: 'passed' } as const
    await tx.update(jobLike).set(closed).where(isPair(pair))
    moves.push(move(pair, 'unlike'))
    await expect.poll(countWaiting).toBe(1)
  })
  expect(await Promise.all(moves)).toMatchObject([{ state: 'closed' }])
})

test('whatever both sides do in whatever order, the stored state is that of the table, and each news is queued once', async () => {
  const anyMoves = fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(anyMoves, async (taken) => {
      const pair = await givenPair('none')
      let state: LikeState = 'none'
      const told: string[] = []
      for (const name of taken) {
        const next = nextLikeState(state, name)
        const [moved] = await Promise.allSettled([move(pair, name)])
        expect(moved.status).toBe(next === null ? 'rejected' : 'fulfilled')
        const task = next === null || next === state ? undefined : TOLD[next]
        if (task) told.push(task)
        state = next ?? state
        expect((await rowOf(pair))?.state ?? 'none').toBe(state)
      }
      expect(await queuedTasks(pair)).toEqual(told.toSorted())
    }),
    { numRuns: 40 },
  )
})
