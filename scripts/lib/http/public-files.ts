import { extname } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { env } from '#/platform/env/env.server.ts'
import { mapOrigin } from '#/platform/env/map-env.ts'

const IMMUTABLE_S = 31_536_000
const HOUR_S = 3_600
const hashedFiles = staticMiddleware({ dir: 'dist/client', maxAge: IMMUTABLE_S, immutable: true })
const otherFiles = staticMiddleware({ dir: 'dist/client', maxAge: HOUR_S })

const POLICY = 'content-security-policy'

/** A script that runs by itself, as that of the map does, goes by its own policy: it loads ours and asks us. */
const scriptPolicy = (origin: string | null) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${origin ? ` ${origin}` : ''}`

/**
 * Built files carry their hash in the name and may be kept for ever; the others for an hour. Every file has an ending and
 * pages have none: looking for three files on the disk would take as long as answering a kept page.
 */
export const publicFiles: ServerMiddleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  const ending = extname(pathname)
  if (ending === '') return next()
  const response = await (pathname.startsWith('/assets/') ? hashedFiles : otherFiles)(request, next)
  const { headers } = response
  if (ending === '.js' && !headers.has(POLICY)) headers.set(POLICY, scriptPolicy(mapOrigin(env())))
  return response
}
