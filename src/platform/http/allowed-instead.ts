const READ = ['GET', 'HEAD']
const READ_AND_CALLED = [...READ, 'POST']

/** What the framework hands on to an address below /api, which says itself what it takes. */
const HANDED_ON = new Set([...READ_AND_CALLED, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The methods that an address takes, where another one was used; null where the request may pass. Whatever no program
 * calls is only read: pages, files, lists.
 */
export function allowedInstead(method: string, pathname: string): readonly string[] | null {
  const isCalled = pathname.startsWith('/api/')
  const allowed = isCalled || pathname.startsWith('/_serverFn/') ? READ_AND_CALLED : READ
  const passes = isCalled ? HANDED_ON.has(method) : allowed.includes(method)
  return passes ? null : allowed
}
