import { extname } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { env } from '#/platform/env/env.server.ts'
import { mapOrigin } from '#/platform/env/map-env.ts'
import { staticFiles } from './static-files.ts'

const files = staticFiles('dist')

const POLICY = 'content-security-policy'

/** A script that runs by itself, as that of the map does, goes by its own policy: it loads ours and asks us. */
const scriptPolicy = (origin: string | null) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${origin ? ` ${origin}` : ''}`

/** The files of the build, and for everything else what comes after them. */
export const publicFiles: ServerMiddleware = async (request, next) => {
  const response = await files(request, next)
  const { headers } = response
  if (extname(new URL(request.url).pathname) === '.js' && !headers.has(POLICY))
    headers.set(POLICY, scriptPolicy(mapOrigin(env())))
  return response
}
