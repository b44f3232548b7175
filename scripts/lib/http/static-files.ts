import { extname, join } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const IMMUTABLE_S = 31_536_000
const HOUR_S = 3_600
const NO_FILE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const noFile = () => new Response('Not found', { status: 404, headers: NO_FILE })

/**
 * Answers the files of a build in `dist`. Built ones carry their hash in the name and may be kept for ever; those of the
 * builds before are answered too, and one that is not there is never a page, and kept by nobody: the next server may have
 * it. The others are kept for an hour. Every file has an ending and pages have none: looking for three files on the disk
 * would take as long as answering a kept page.
 */
export function staticFiles(dist: string): ServerMiddleware {
  const forEver = { maxAge: IMMUTABLE_S, immutable: true }
  const built = staticMiddleware({ dir: join(dist, 'client'), ...forEver })
  const kept = staticMiddleware({ dir: join(dist, 'kept'), ...forEver })
  const others = staticMiddleware({ dir: join(dist, 'client'), maxAge: HOUR_S })
  return (request, next) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/')) return built(request, () => kept(request, noFile))
    return extname(pathname) === '' ? next() : others(request, next)
  }
}
