import { createMiddleware } from '@tanstack/react-start'
import { addSecurityHeaders } from '#/platform/http/security-headers.ts'
import { makeNonce } from '#/platform/http/make-nonce.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerKeptPage } from './answer-kept-page.ts'
import { changesSoFar, findPage, keepPage, type KeptPage } from './kept-pages.server.ts'
import { pageKeyOf } from './page-key.ts'

/** Only whole pages of ours, said to nobody in particular. */
function mayBeKept(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return response.status === 200 && type.startsWith('text/html') && !response.headers.has('set-cookie')
}

async function keep(key: string, response: Response, begunAt: number): Promise<KeptPage> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  return keepPage(key, { body: await response.text(), nonce, headers: [...response.headers] }, begunAt)
}

/**
 * Renders a page once for all visitors who are not signed in, and again when something public has changed. It stands
 * before every other middleware: a kept page costs no rendering and no question to the database.
 */
export const pageCacheMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  const key = handlerType === 'router' ? pageKeyOf(request) : null
  if (key === null) return next()
  const found = findPage(key)
  if (found) {
    const answer = await answerKeptPage(request, found, makeNonce())
    addSecurityHeaders(answer.headers, baseUrl())
    return answer
  }
  const begunAt = changesSoFar()
  const result = await next()
  // A HEAD has no page to keep.
  if (request.method !== 'GET' || !mayBeKept(result.response)) return result
  const page = await keep(key, result.response, begunAt)
  return { ...result, response: await answerKeptPage(request, page, page.nonce) }
})
