import { toCoordinates, type Coordinates } from '#/domain/place/place.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'

type Place = Pick<JobDetails, 'countryCode' | 'lat' | 'lng'> & { label: string }

/** Where the places lie that stood in the editor: by their names, because coordinates are never typed. */
export type KnownPoints = {
  know: (place: Place) => void
  /** Where a job lies whose place and country are these; undefined when that was never said. */
  pointOf: (job: Pick<JobDetails, 'location' | 'countryCode'>) => Coordinates | undefined
}

const keyOf = (label: string, countryCode: string | null) => `${countryCode ?? ''} ${label}`

/**
 * Begins with what the job has already. A place that was chosen is forgotten with its tab: what is then saved from
 * the browser's own notes has a name and no coordinates.
 */
export function createKnownPoints({
  location,
  ...job
}: Omit<Place, 'label'> & { location: string }): KnownPoints {
  const points = new Map<string, Coordinates>()
  const know: KnownPoints['know'] = ({ label, countryCode, lat, lng }) => {
    const point = toCoordinates(lat, lng)
    if (point) points.set(keyOf(label, countryCode), point)
  }
  know({ label: location, ...job })
  return { know, pointOf: (details) => points.get(keyOf(details.location, details.countryCode)) }
}
