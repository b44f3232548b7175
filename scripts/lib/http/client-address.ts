import type { ServerRequest } from 'srvx'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { forwardedAddress } from '#/platform/http/forwarded-address.ts'
import { warnOfProxies } from './warn-of-proxies.ts'

/**
 * Notes on the request who sent it, behind as many proxies as the operator trusts. Everything that counts by address
 * reads this note and no other header; what the client sent under that name is overwritten.
 */
export function clientAddress(request: ServerRequest, trustedProxies: number): ServerRequest {
  const forwardedFor = request.headers.get('x-forwarded-for')
  warnOfProxies(request, { forwardedFor, trustedProxies })
  const caller = forwardedAddress({
    socketAddress: request.ip ?? '0.0.0.0',
    forwardedFor,
    trustedProxies,
  })
  request.headers.set(CLIENT_IP_HEADER, caller)
  return request
}
