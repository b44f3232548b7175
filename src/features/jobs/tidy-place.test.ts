import { expect, test } from 'vitest'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { tidyPlace } from './tidy-place.ts'

test('a remote job has countries and no town, any other a town and no countries', () => {
  const both = { location: 'Bristol', countryCode: 'GB', lat: 51, lng: -2, countries: ['GB', 'IE'] }
  expect(tidyPlace(buildJobDetails({ ...both, workLocation: 'Remote' }))).toEqual({
    location: '',
    countryCode: null,
    lat: null,
    lng: null,
    countries: ['GB', 'IE'],
  })
  const { countries: _, ...town } = both
  expect(tidyPlace(buildJobDetails({ ...both, workLocation: 'OnSite' }))).toEqual({ ...town, countries: [] })
})
