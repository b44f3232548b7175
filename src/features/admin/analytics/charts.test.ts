import { expect, test } from 'vitest'
import { changeOf, dayTicks } from './charts.ts'

test('counts and hours change by their part, shares by points, and from nothing no change can be said', () => {
  expect(changeOf('likes', 15, 10)).toEqual({ by: 'part', value: 0.5 })
  expect(changeOf('answerHours', 6, 24)).toEqual({ by: 'part', value: -0.75 })
  expect(changeOf('matchRate', 0.5, 0.25)).toEqual({ by: 'points', value: 25 })
  for (const before of [0, null, undefined]) expect(changeOf('likes', 5, before)).toBeNull()
  expect(changeOf('completion', null, 0.5)).toBeNull()
})

test.each([
  [47, undefined],
  [48, [0, 24, 48]],
  [70, [0, 24, 48, 72]],
  [200, [0, 72, 144, 216]],
])('a scale up to %i hours is marked at %j', (hours, ticks) => {
  expect(dayTicks(hours)).toEqual(ticks)
})
