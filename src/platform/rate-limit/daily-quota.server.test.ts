import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { countMade, DAILY_QUOTAS } from './daily-quota.server.ts'

await useTestDatabase()
beforeEach(() => db().delete(rateLimit))
afterEach(() => {
  vi.restoreAllMocks()
  env().RATE_LIMIT_FACTOR = 1
})

const MAX = DAILY_QUOTAS.organization

/** How many of a number of attempts are let through. */
async function countAllowed(attempts: number, userId = 'ada'): Promise<number> {
  const made = Array.from({ length: attempts }, () => countMade(userId, 'organization'))
  const settled = await Promise.allSettled(made)
  return settled.filter(({ status }) => status === 'fulfilled').length
}

test('a person makes as many as the quota in a day, however fast they ask', async () => {
  expect(await countAllowed(MAX * 2)).toBe(MAX)
})

test('the refusal says in words how many there may be, and when to come back', async () => {
  holdDate()
  await countAllowed(MAX)
  const refused = await countMade('ada', 'organization').catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', values: { max: MAX } })
  const { message, values, retryAfterSeconds } = refused as {
    message: string
    values: object
    retryAfterSeconds: number
  }
  const text = translateText('en', englishMessages(), message, values as Record<string, number>)
  expect(text).toBe(`You can create ${MAX} companies a day. Please come back tomorrow.`)
  expect(retryAfterSeconds).toBe(86_400)
})

test('one person’s making is not another’s, and jobs are not companies', async () => {
  await countAllowed(MAX)
  expect(await countAllowed(1, 'bo')).toBe(1)
  await expect(countMade('ada', 'job')).resolves.toBeUndefined()
})

test('the day after, one begins anew', async () => {
  await countAllowed(MAX)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001)
  expect(await countAllowed(1)).toBe(1)
})

test('what fails later in the transaction was not made and does not count', async () => {
  for (let attempt = 1; attempt <= MAX + 1; attempt += 1) {
    const failing = db().transaction(async (tx) => {
      await countMade('ada', 'organization', tx)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
  }
  expect(await countAllowed(1)).toBe(1)
})

test('the factor of the trial multiplies the quota', async () => {
  env().RATE_LIMIT_FACTOR = 2
  expect(await countAllowed(MAX * 3)).toBe(MAX * 2)
})
