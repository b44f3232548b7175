import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { Reader, type CountryResponse } from 'mmdb-lib'

/** What the package holds of an address: an ISO 3166-1 code alone. */
type Found = CountryResponse & { country_code?: string }

let reading: Promise<Reader<Found>> | undefined

/** Read when somebody first looks at their sessions: eight megabytes that most requests never need. */
function openTable(): Promise<Reader<Found>> {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  reading ??= readFile(path).then((content) => new Reader<Found>(content))
  return reading
}

/**
 * The country an address of the network belongs to, as an ISO 3166-1 code ('GB'), by the registries' public records
 * that come with the product; nobody is asked over the network. Null for addresses of a local network and for whatever
 * is not an address.
 */
export async function findCountry(address: string | null): Promise<string | null> {
  if (!address || isIP(address) === 0) return null
  const table = await openTable()
  return table.get(address)?.country_code ?? null
}
