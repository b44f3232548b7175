import { expect, test } from 'vitest'
import { samePlace, scrollKeyOf } from './scroll-places.ts'

const entry = (state: { __TSR_key?: string; scrollKey?: string }) => ({
  href: '/jobs',
  state: { __TSR_index: 3, ...state },
})

test('each entry of the history has a place of its own', () => {
  expect(scrollKeyOf(entry({ __TSR_key: 'a' }))).toBe('a')
  expect(scrollKeyOf(entry({}))).toBe('/jobs')
})

test('an entry stays the same place however often it is replaced', () => {
  const second = entry({ ...samePlace(entry({ __TSR_key: 'a' }).state), __TSR_key: 'b' })
  const third = entry({ ...samePlace(second.state), __TSR_key: 'c' })
  expect([second, third].map(scrollKeyOf)).toEqual(['a', 'a'])
})
