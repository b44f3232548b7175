import type { JobDetails } from '#/domain/job/job-details.ts'

type Place = Pick<JobDetails, 'location' | 'countryCode' | 'lat' | 'lng' | 'countries'>

const NOWHERE = { location: '', countryCode: null, lat: null, lng: null }

/**
 * The place as the public should read it: a remote job has countries and no town, any other a town and no countries.
 * A draft keeps both, so that changing one's mind costs nothing.
 */
export function tidyPlace(job: Place & Pick<JobDetails, 'workLocation'>): Place {
  const { location, countryCode, lat, lng, countries } = job
  if (job.workLocation === 'Remote') return { ...NOWHERE, countries }
  return { location, countryCode, lat, lng, countries: [] }
}
