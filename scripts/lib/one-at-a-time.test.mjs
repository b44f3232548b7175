import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

const place = mkdtempSync(join(tmpdir(), 'flightpath-turns-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('two at once take turns, also when the first one fails', async () => {
  const lock = join(place, 'turns')
  const events = []
  const work = (name) => async () => {
    events.push(`${name} begins`)
    await setImmediate()
    events.push(`${name} ends`)
    throw new Error(name)
  }
  const results = await Promise.allSettled([oneAtATime(work('one'), lock), oneAtATime(work('two'), lock)])
  expect(results.map((result) => result.reason.message)).toEqual(['one', 'two'])
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a lock whose holder was killed does not block', async () => {
  const lock = join(place, 'stale')
  mkdirSync(lock)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, longAgo, longAgo)
  expect(await oneAtATime(async () => 'done', lock)).toBe('done')
})
