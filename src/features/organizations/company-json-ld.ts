import type { Organization, WithContext } from 'schema-dts'
import { ownLogo } from '#/domain/organization/default-logo.ts'
import { postalParts } from '#/domain/place/postal-parts.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import type { OrganizationView } from './organizations.view.ts'

type Options = { address: string; baseUrl: string | undefined }

/** A company as search engines read it: what its page shows and no more. `address` is that of the page. */
export function companyJsonLd(
  { name, description, logo, location }: OrganizationView,
  { address, baseUrl }: Options,
): WithContext<Organization> {
  const own = ownLogo(logo)
  const { street, postalCode, locality, region, countryCode } = postalParts(location, null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': address,
    name,
    url: address,
    description,
    logo: own ? absoluteUrl(own, baseUrl) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: postalCode || undefined,
      addressLocality: locality || undefined,
      addressRegion: region || undefined,
      addressCountry: countryCode ?? undefined,
    },
  }
}
