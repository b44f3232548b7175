import { vi } from 'vitest'
import { notFoundError } from '#/domain/app-error.ts'
import type { MapJob } from '#/features/jobs-map/map-job.view.ts'
import { buildMapJob } from '../factories/build-map-job.ts'

/** The jobs the server knows, by number. */
export const mapJobs: Map<number, MapJob> = new Map()

export const getMapJobs = vi.fn<(call: { data: { numbers: number[] } }) => Promise<MapJob[]>>(({ data }) =>
  Promise.resolve(data.numbers.flatMap((number) => mapJobs.get(number) ?? [])),
)

export const getMapJob = vi.fn<(call: { data: { id: string } }) => Promise<MapJob>>(({ data }) => {
  const found = [...mapJobs.values()].find(({ id }) => id === data.id)
  return found ? Promise.resolve(found) : Promise.reject(notFoundError())
})

/** Makes the server know jobs at points, the newest first; a point of null is beside the map. */
export function knowJobs(points: readonly (readonly [lng: number, lat: number] | null)[]): void {
  mapJobs.clear()
  points.forEach((at, nth) => {
    const number = points.length - nth
    const point = at && { lng: at[0], lat: at[1] }
    mapJobs.set(number, buildMapJob(number, { point, workLocation: at ? 'Hybrid' : 'Remote' }))
  })
}
