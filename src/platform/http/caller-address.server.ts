import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { countedAddress, networkInLine } from './counted-address.ts'

/** The caller's address as limits count it; 'unknown' when our server noted none, and all of those share one count. */
export function callerAddress(headers: Headers): string {
  const noted = headers.get(CLIENT_IP_HEADER)
  return countedAddress(noted?.split(',')[0] ?? '') || 'unknown'
}

/** The network around the caller that waits as one: a provider's customer, whatever addresses they come from. */
export const callerNetwork = (headers: Headers): string => networkInLine(callerAddress(headers))
