import { expect, test } from 'vitest'
import type { Cluster } from './clusters/map-picture.ts'
import { placeNames } from './place-names.ts'

/** A degree is a pixel here, and south is down. */
const project = ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng, y: -lat })

const at = (id: number, lng: number, lat: number, rest: Partial<Cluster> = {}): Cluster => ({
  ...{ id, lng, lat, count: 12, near: 'High Wycombe' },
  ...rest,
})

const named = (clusters: readonly Cluster[], pins: readonly { lng: number; lat: number }[] = []) =>
  [...placeNames({ clusters, pins, project })].toSorted((a, b) => a - b)

test('names that have room are all shown, and what has no name shows none', () => {
  expect(named([at(1, 0, 0), at(2, 200, 0), at(3, 400, 0, { near: null })])).toEqual([1, 2])
})

test('a name does not run into another disc', () => {
  expect(named([at(1, 0, 0), at(2, 50, -36)])).toEqual([2])
})

test('of two names that would cross the larger cluster keeps its own', () => {
  expect(named([at(1, 0, 0), at(2, 60, 0, { count: 40 })])).toEqual([2])
})

test('a name does not run into a pin', () => {
  expect(named([at(1, 0, 0)], [{ lng: 30, lat: -50 }])).toEqual([])
})
