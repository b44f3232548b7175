import type { Country, Place } from 'schema-dts'
import { countryOfLabel, postalParts } from '#/domain/place/postal-parts.ts'
import { inEnglish } from '#/i18n/speech.ts'
import { regionName } from '#/lib/intl-formats.ts'
import type { JobView } from '../job-detail.view.ts'

type Placed = Pick<JobView, 'workLocation' | 'location' | 'countryCode' | 'countries' | 'organization'>

/** Where the work is done, in the words of schema.org. */
export type PostingPlace =
  | { jobLocationType: 'TELECOMMUTE'; applicantLocationRequirements: Country[] }
  | { jobLocation: Place }

/** What a machine is not told it must not be told emptily. */
const said = (text: string) => text || undefined

/**
 * A country is required by search engines: where neither the job nor its place names one, the company's stands in. If
 * even that is unknown it is left out, because a wrong country does more harm than none.
 */
function toPlace({ location, countryCode, organization }: Placed): Place {
  const parts = postalParts(location, countryCode)
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: said(parts.street),
      postalCode: said(parts.postalCode),
      addressLocality: said(parts.locality),
      addressRegion: said(parts.region),
      addressCountry: parts.countryCode ?? countryOfLabel(organization.location) ?? undefined,
    },
  }
}

/** Remote work has countries from which it may be done, any other a place. */
export function postingPlace(job: Placed): PostingPlace {
  const { workLocation, countries, countryCode } = job
  const codes = countries.length > 0 || !countryCode ? countries : [countryCode]
  if (workLocation !== 'Remote' || codes.length === 0) return { jobLocation: toPlace(job) }
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: codes.map((code) => ({
      '@type': 'Country',
      name: regionName(inEnglish.locale, code),
    })),
  }
}
