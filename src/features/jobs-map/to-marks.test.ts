import { expect, test } from 'vitest'
import { toMarkShapes } from './base-map/mark-layer.ts'
import { toMarks } from './to-marks.ts'

const CLUSTER = { id: 7, lng: -2.6, lat: 51.5, count: 60, near: 'Bristol' }

test('a cluster covers its disc and the name under it, a pin its dot and the pay above', () => {
  const [disc, pin] = toMarks(
    { clusters: [CLUSTER], pins: [{ number: 1, lng: 4.8, lat: 45.8 }] },
    new Set([7]),
  )
  expect(disc).toMatchObject({ lng: -2.6, lat: 51.5, sizePx: 52, text: 'Bristol' })
  expect(disc?.textBelowPx).toBeGreaterThan(52 / 2)
  expect(pin?.textBelowPx).toBeLessThan(0)
})

test.each([
  ['has no name', { ...CLUSTER, near: null }, [7]],
  ['does not show its name', CLUSTER, []],
])('a cluster that %s covers its disc alone', (_, cluster, named) => {
  expect(toMarks({ clusters: [cluster], pins: [] }, new Set(named))).toMatchObject([{ text: '' }])
})

test('the map is told sizes as multiples of its picture and its letters', () => {
  const [shape] = toMarkShapes([{ lng: 1, lat: 2, sizePx: 32, text: 'Bath', textBelowPx: 24 }]).features
  expect(shape?.geometry.coordinates).toEqual([1, 2])
  expect(shape?.properties).toEqual({ size: 2, text: 'Bath', offset: [0, 2] })
})
