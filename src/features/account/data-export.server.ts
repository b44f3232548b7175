import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { findCurrentSession } from '#/platform/auth/actor.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { isSameOrigin } from '#/platform/http/same-origin.server.ts'
import { countUse, rateLimitedError, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { buildDataArchive } from './data-archive.server.ts'

const SIGN_IN_FIRST = '/auth/signin?next=%2Fapp%2Fsettings'

/** How often somebody may download their data: five times an hour. */
function exportLimit(userId: string): Limit {
  return { key: `my-data:${userId}`, max: 5, windowSeconds: 3_600 }
}

async function exportData(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) throw new AppError('FORBIDDEN', 'error.notAuthorized')
  const current = await findCurrentSession(request.headers, { freshness: 'fresh' })
  if (!current) return new Response(null, { status: 303, headers: { location: SIGN_IN_FIRST } })
  // An admin who looks through somebody's eyes does not carry their letters away.
  if (current.user.isImpersonated) throw new AppError('FORBIDDEN', 'error.notAllowed')
  const { userId } = current.actor
  const use = await countUse(db(), exportLimit(userId))
  if (!use.allowed) throw rateLimitedError(use)
  return new Response(await buildDataArchive(userId), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="flightpath-data-${utcToday()}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}

/**
 * Answers the form "Download my data", which needs no scripts, with everything we hold about whoever sent it. Asks the
 * database who that is; refusals are answered as a line of text. Throws nothing.
 */
export async function answerDataExport(request: Request): Promise<Response> {
  try {
    return await exportData(request)
  } catch (error) {
    const refusal = tellFault(error, '/api/my-data')
    const { message } = translated(refusal)
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...retryAfterHeader(refusal) }
    return new Response(`${message}\n`, { status: refusal.status, headers })
  }
}
