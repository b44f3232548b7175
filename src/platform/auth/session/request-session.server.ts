import { findCurrentSession, type CurrentSession } from '../actor.server.ts'

type Asked = Promise<CurrentSession | null>

/** Goes with its request; nothing of one request is ever seen by another. */
const askedFor = new WeakMap<Request, Asked>()

/**
 * Who is behind a request, asked once however many server functions its page calls. `fresh` always asks the database,
 * and what it hears is what the rest of the request goes by. A question that failed is asked again.
 */
export function sessionOf(request: Request, { freshness }: { freshness: 'cached' | 'fresh' }): Asked {
  const known = askedFor.get(request)
  if (known && freshness === 'cached') return known
  const asked = findCurrentSession(request.headers, { freshness })
  askedFor.set(request, asked)
  asked.catch(() => askedFor.delete(request))
  return asked
}
