import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { countedAddress, countedNetworks } from './counted-address.ts'

/** The caller's address as limits count it; 'unknown' when our server noted none, and all of those share one count. */
export function callerAddress(headers: Headers): string {
  const noted = headers.get(CLIENT_IP_HEADER)
  return countedAddress(noted?.split(',')[0] ?? '') || 'unknown'
}

/** The widest network around the caller: a provider's customer, whatever addresses they come from. */
export function callerNetwork(headers: Headers): string {
  const address = callerAddress(headers)
  return countedNetworks(address).at(-1)?.network ?? address
}
