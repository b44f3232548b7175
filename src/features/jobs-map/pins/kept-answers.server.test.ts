import { expect, test } from 'vitest'
import { keepAnswers } from './kept-answers.server.ts'

const bytes = { bytesMax: 1_000, bytesOf: () => 10 }

test('a crowd that asks the same costs one search', async () => {
  const answerOf = keepAnswers<{ nth: number }>(bytes)
  const { promise, resolve } = Promise.withResolvers<{ nth: number }>()
  let searches = 0
  const find = () => {
    searches += 1
    return promise
  }
  const waiting = Array.from({ length: 50 }, () => answerOf('all', find))
  resolve({ nth: 1 })
  expect(new Set((await Promise.all(waiting)).map(({ nth }) => nth))).toEqual(new Set([1]))
  expect(searches).toBe(1)
})

test('other searches have answers of their own', async () => {
  const answerOf = keepAnswers<{ text: string }>(bytes)
  const find = (text: string) => answerOf(text, () => Promise.resolve({ text }))
  expect((await find('nurse')).text).toBe('nurse')
  expect((await find('engineer')).text).toBe('engineer')
})

test('a search that failed is tried again by the next who asks', async () => {
  const answerOf = keepAnswers<{ text: string }>(bytes)
  await expect(answerOf('all', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await answerOf('all', () => Promise.resolve({ text: 'there' }))).toEqual({ text: 'there' })
})

test('an answer too large to be kept is given all the same', async () => {
  const answerOf = keepAnswers<{ text: string }>({ bytesMax: 100, bytesOf: () => 5_000 })
  expect(await answerOf('all', () => Promise.resolve({ text: 'large' }))).toEqual({ text: 'large' })
})
