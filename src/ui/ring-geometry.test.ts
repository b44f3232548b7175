import { expect, test } from 'vitest'
import { ringGeometry, type RingSize } from './ring-geometry.ts'

test.each([
  [44, 84, 17.73, 93.55, 111.37, 7.03, 12.5],
  [40, 81, 15.73, 80.03, 98.8, 5.38, 14.21],
  [72, 81, 29.8, 151.66, 187.24, 8.29, 25.03],
  [88, 84, 37.3, 196.86, 234.36, 12.51, 24.01],
] as const)('a ring of %i px at %i is drawn as designed', (size, value, radius, arc, circumference, x, y) => {
  const ring = ringGeometry(size, value)
  expect(ring).toMatchObject({ radius: expect.closeTo(radius, 1), arc, circumference })
  expect([ring.dot.x, ring.dot.y]).toEqual([x, y])
})

test.each([40, 44, 72, 88] as RingSize[])('the dot and its halo stay inside a ring of %i px', (size) => {
  for (let value = 0; value <= 100; value++) {
    const { dot } = ringGeometry(size, value)
    const reach = dot.radius + dot.halo / 2
    expect(Math.min(dot.x, dot.y) - reach).toBeGreaterThanOrEqual(0)
    expect(Math.max(dot.x, dot.y) + reach).toBeLessThanOrEqual(size)
  }
})

test('values outside 0 to 100 are held at the ends', () => {
  expect(ringGeometry(44, -5)).toEqual(ringGeometry(44, 0))
  expect(ringGeometry(44, 140)).toEqual(ringGeometry(44, 100))
})
