import { expect, test } from 'vitest'
import { fewPerKey } from './few-per-key.ts'

test('one key has room for so many, another key has its own, and who leaves makes room for one', () => {
  const enter = fewPerKey(2)
  const leave = enter('ada')
  expect([enter('ada') !== null, enter('ada'), enter('bo') !== null]).toEqual([true, null, true])
  leave?.()
  leave?.()
  expect([enter('ada') !== null, enter('ada')]).toEqual([true, null])
})

test('a key that stands for several has the room of so many', () => {
  const enter = fewPerKey(1)
  expect([enter('all', 2) !== null, enter('all', 2) !== null, enter('all', 2)]).toEqual([true, true, null])
})
