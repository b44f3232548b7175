import { makeNonce } from '#/platform/http/make-nonce.ts'
import { answerKeptPage } from './answer-kept-page.ts'
import { changesSoFar, findPage, keepPage, type KeptPage } from './kept-pages.server.ts'
import { pageKeyOf } from './page-key.ts'

type Handler = (request: Request) => Promise<Response>

/** Only whole pages of ours, said to nobody in particular. */
function mayBeKept(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return response.status === 200 && type.startsWith('text/html') && !response.headers.has('set-cookie')
}

async function keep(key: string, response: Response, begunAt: number): Promise<KeptPage> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  return keepPage(key, { text: await response.text(), nonce, headers: [...response.headers] }, begunAt)
}

/**
 * Renders a page once for all visitors who are not signed in, and again when something public has changed. It stands
 * before the whole handler: a kept page costs no rendering, no middleware and no question to the database.
 */
export function withPageCache(render: (request: Request) => Response | Promise<Response>): Handler {
  return async (request) => {
    const key = pageKeyOf(request)
    if (key === null) return render(request)
    const found = findPage(key)
    if (found) return answerKeptPage(request, found, makeNonce())
    const begunAt = changesSoFar()
    const response = await render(request)
    // A HEAD has no page to keep.
    if (request.method !== 'GET' || !mayBeKept(response)) return response
    const page = await keep(key, response, begunAt)
    return answerKeptPage(request, page, page.nonce)
  }
}
