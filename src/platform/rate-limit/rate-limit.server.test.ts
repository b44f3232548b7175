import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { claimOnce, countUse, forgetUses, rateLimitedError } from './rate-limit.server.ts'

const HOUR = { max: 5, windowSeconds: 3_600 }

await useTestDatabase()

test('the use after the last allowed one is refused, and says when to come back', async () => {
  holdDate()
  const answers = []
  for (let use = 1; use <= 6; use += 1) answers.push(await countUse(db(), { key: 'a', ...HOUR }))
  expect(answers.map((answer) => answer.allowed)).toEqual([true, true, true, true, true, false])
  expect(answers[5]?.retryAfterSeconds).toBe(3_600)
})

test('one key does not count for another', async () => {
  for (let use = 1; use <= 6; use += 1) await countUse(db(), { key: 'b', ...HOUR })
  expect((await countUse(db(), { key: 'c', ...HOUR })).allowed).toBe(true)
})

test('of twenty uses at once exactly the allowed number passes', { tags: ['2.2f'] }, async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => countUse(db(), { key: 'd', ...HOUR })))
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(5)
})

test('when the window is over, counting begins anew', async () => {
  for (let use = 1; use <= 6; use += 1) await countUse(db(), { key: 'e', ...HOUR })
  const later = Date.now() + 3_600_001
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const answer = await countUse(db(), { key: 'e', ...HOUR })
  vi.restoreAllMocks()
  expect(answer.allowed).toBe(true)
})

test('a forgotten key starts at one', async () => {
  for (let use = 1; use <= 6; use += 1) await countUse(db(), { key: 'f', ...HOUR })
  await forgetUses(db(), 'f')
  expect((await countUse(db(), { key: 'f', ...HOUR })).allowed).toBe(true)
})

test('the refusal of one use too many knows when to come back', () => {
  expect(rateLimitedError({ retryAfterSeconds: 42 })).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 42,
  })
})

test('what may be had once goes to one of twenty at the same moment, whatever the factor of the trial', async () => {
  env().RATE_LIMIT_FACTOR = 1_000
  const claims = Array.from({ length: 20 }, () => claimOnce(db(), { key: 'g', windowSeconds: 90 }))
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
  env().RATE_LIMIT_FACTOR = 1
})

test('what may be had once may be had again when the window is over', async () => {
  const claim = { key: 'h', windowSeconds: 90 }
  expect([await claimOnce(db(), claim), await claimOnce(db(), claim)]).toEqual([true, false])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_001)
  expect(await claimOnce(db(), claim)).toBe(true)
  vi.restoreAllMocks()
})
