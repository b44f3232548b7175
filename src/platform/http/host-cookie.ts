/** What a browser takes for a cookie that this host alone has set, by https, for all of its paths. */
const HOST_PREFIX = '__Host-'

/**
 * The name of a cookie of ours for all paths. Where the site is reached by https, nobody else can set one of that name:
 * neither another host of the same domain nor somebody on the line.
 * @example hostCookie('flightpath.x', 'https://jobs.example.com') // '__Host-flightpath.x'
 */
export function hostCookie(name: string, baseUrl: string): string {
  return baseUrl.startsWith('https:') ? `${HOST_PREFIX}${name}` : name
}
