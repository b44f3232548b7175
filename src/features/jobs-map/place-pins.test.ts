import { expect, test } from 'vitest'
import { buildMapJob } from '#tests/factories/build-map-job.ts'
import { clusterSize } from './clusters/cluster-size.ts'
import { placePins } from './place-pins.ts'

const near = { id: 1, lng: -2.5, lat: 51.5, count: 9, near: null }
const far = { id: 2, lng: 10, lat: 60, count: 4, near: null }
const project = ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng * 100, y: -lat * 100 })
const job = buildMapJob(7, { point: { lng: -2.6, lat: 51.45 } })

test('a picked job under a disc stands over it', () => {
  expect(placePins({ pins: [], clusters: [far, near], project }, [job])).toEqual([
    { number: 7, lng: -2.5, lat: 51.5, liftPx: clusterSize(9) / 2 + 6 },
  ])
})

test('one that has a pin of its own keeps it, and stands at its point', () => {
  const pin = { number: 7, lng: -2.6, lat: 51.45 }
  expect(placePins({ pins: [pin], clusters: [near], project }, [job])).toEqual([{ ...pin, liftPx: 0 }])
})

test('one beside the discs stands at its point, and one without a point nowhere', () => {
  const beside = buildMapJob(8, { point: null })
  expect(placePins({ pins: [], clusters: [far], project }, [job, beside])).toEqual([
    { number: 7, lng: -2.6, lat: 51.45, liftPx: 0 },
  ])
})
