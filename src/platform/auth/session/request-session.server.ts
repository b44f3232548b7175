import { noteAccountLanguage } from '#/platform/language/reader-language.server.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'
import { findCurrentSession, type CurrentSession } from '../actor.server.ts'

const sessions = onceARequest<CurrentSession | null>()
/** A request is somebody's, and there is nothing more to ask. */
const WHO = 'who'

/**
 * Who is behind a request, asked once however many server functions its page calls. `fresh` always asks the database,
 * and what it hears is what the rest of the request goes by.
 */
export function sessionOf(
  request: Request,
  { freshness }: { freshness: 'cached' | 'fresh' },
): Promise<CurrentSession | null> {
  const read = async () => {
    const found = await findCurrentSession(request.headers, { freshness })
    noteAccountLanguage(request, found?.user.language)
    return found
  }
  return freshness === 'fresh' ? sessions.keep(request, WHO, read()) : sessions.ask(request, WHO, read)
}
