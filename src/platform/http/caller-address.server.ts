import { env } from '#/platform/env/env.server.ts'
import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { countedAddress } from './counted-address.ts'

/**
 * The caller's address as limits count it: what our own server noted, or behind a trusted proxy what that said.
 * 'unknown' when neither is there; all of those share one count.
 */
export function callerAddress(headers: Headers): string {
  const noted = headers.get(env().TRUST_PROXY ? 'x-forwarded-for' : CLIENT_IP_HEADER)
  return countedAddress(noted?.split(',')[0] ?? '') || 'unknown'
}
