import type { ServerRequest } from 'srvx'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'

/** Notes the address of the socket on the request. Whatever the client sent under that name is overwritten. */
export function clientAddress(request: ServerRequest): ServerRequest {
  request.headers.set(CLIENT_IP_HEADER, request.ip ?? '0.0.0.0')
  return request
}
