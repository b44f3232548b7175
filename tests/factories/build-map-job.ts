import type { MapJob } from '#/features/jobs-map/map-job.view.ts'

/** A job as the map shows it; its id is 'job-' and its number. */
export function buildMapJob(number: number, changes: Partial<MapJob> = {}): MapJob {
  return {
    id: `job-${number}`,
    number,
    title: `Job ${number}`,
    organization: { name: 'Tidewall Engineering', logo: null },
    workLocation: 'Hybrid',
    location: 'Bristol',
    countries: [],
    point: { lat: 51.45, lng: -2.59 },
    minSalary: 41_000,
    maxSalary: 48_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    publishedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  }
}
