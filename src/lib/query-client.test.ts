import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { createQueryClient, retryDelayMs } from './query-client.ts'

test('a failed query is tried again after 1, 2, 4 s … and never later than 30 s', { tags: ['R207'] }, () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('query data stays fresh for five minutes', { tags: ['R207'] }, () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000)
})

test('the server does not try again: the page would wait', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  expect(typeof retry === 'function' && retry(0, new Error('lost'))).toBe(false)
})

test('the browser tries three times, and a refusal not at all', { tags: ['R207'] }, () => {
  const { window } = globalThis
  Object.assign(globalThis, { window: {} })
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  Object.assign(globalThis, { window })
  const isRetried = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error)
  expect([0, 1, 2, 3].map((failures) => isRetried(failures, new Error('lost')))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isRetried(0, new AppError('NOT_FOUND', 'error.recordNotFound'))).toBe(false)
})

/** A page's load whose answers the test gives, one for each time that it is asked for. */
function beginLoad() {
  const client = createQueryClient()
  const answers: PromiseWithResolvers<string>[] = []
  const load = client.ensureQueryData({
    queryKey: ['job'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
  })
  return { client, answers, load }
}

test('a load that is called off for what another part of the page writes is that', async () => {
  const { client, answers, load } = beginLoad()
  const calledOff = client.cancelQueries({ queryKey: ['job'] })
  client.setQueryData(['job'], 'liked')
  await calledOff
  expect([await load, answers.length]).toEqual(['liked', 1])
})

test.each([
  ['called off', (client: QueryClient) => client.cancelQueries()],
  ['dropped', async (client: QueryClient) => client.removeQueries({ type: 'inactive' })],
])('a load that is %s, and nothing written, is made again', async (_how, end) => {
  const { client, answers, load } = beginLoad()
  await end(client)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.resolve('there')
  expect(await load).toBe('there')
})
