import { baseUrl } from '#/platform/env/env.server.ts'

/** Whether an Origin is the public address. */
export function isOwnOrigin(origin: string): boolean {
  return origin === new URL(baseUrl()).origin
}

/**
 * Whether a page of ours sent a request, for handlers outside the server functions' own protection. The browser's word
 * counts first; without it the Origin must be the public address. A request with neither is not ours.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return isOwnOrigin(request.headers.get('origin') ?? '')
}
