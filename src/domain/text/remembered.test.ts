import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('what was asked is computed once, and again when much else was asked since', () => {
  const asked: string[] = []
  const size = remembered((text) => {
    asked.push(text)
    return text.length
  }, 2)
  expect([size('one'), size('one'), size('three'), size('one')]).toEqual([3, 3, 5, 3])
  expect(asked).toEqual(['one', 'three'])
  for (const text of ['a', 'b', 'c', 'd', 'one']) size(text)
  expect(asked.filter((text) => text === 'one')).toHaveLength(2)
})

test('nothing found is remembered as well', () => {
  let count = 0
  const find = remembered<string | null>(() => {
    count += 1
    return null
  }, 10)
  expect([find('x'), find('x')]).toEqual([null, null])
  expect(count).toBe(1)
})
