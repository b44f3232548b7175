import type { WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import { toCoordinates, type Coordinates } from '#/domain/place/place.ts'

type MapJobRow = {
  id: string
  number: number
  title: string
  organization: { name: string; logo: string | null }
  workLocation: WorkLocation | null
  location: string
  countries: string[]
  lat: number | null
  lng: number | null
  minSalary: number | null
  maxSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
  publishedAt: Date | null
}

/**
 * A published job as the map and the list beside it show it. `point` is null for what stands beside the map,
 * `publishedAt` an ISO moment.
 */
export type MapJob = Omit<MapJobRow, 'lat' | 'lng' | 'publishedAt'> & {
  point: Coordinates | null
  publishedAt: string
}

/** Names every field that leaves the server. */
export function toMapJob(row: MapJobRow): MapJob {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    organization: { name: row.organization.name, logo: row.organization.logo },
    workLocation: row.workLocation,
    location: row.location,
    countries: row.countries,
    point: row.workLocation === 'Remote' ? null : toCoordinates(row.lat, row.lng),
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    currency: row.currency,
    salaryPeriod: row.salaryPeriod,
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
  }
}
