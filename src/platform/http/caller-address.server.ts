import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { countedAddress, networksInLine } from './counted-address.ts'

/** The caller's address as limits count it; 'unknown' when our server noted none, and all of those share one count. */
export function callerAddress(headers: Headers): string {
  const noted = headers.get(CLIENT_IP_HEADER)
  return countedAddress(noted?.split(',')[0] ?? '') || 'unknown'
}

/**
 * The networks by which the caller waits beside others, from the widest to their own: a provider's customer takes turns
 * with others, whatever addresses they come from, and neighbours take turns with each other.
 */
export const callerNetworks = (headers: Headers): string => networksInLine(callerAddress(headers))
