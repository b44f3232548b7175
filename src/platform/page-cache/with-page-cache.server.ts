import { ERROR_STATUS } from '#/domain/app-error.ts'
import { notedFault } from '#/platform/errors/noted-faults.ts'
import { makeNonce } from '#/platform/http/make-nonce.ts'
import { answerKeptPage } from './answer-kept-page.ts'
import { changesSoFar, findPage, findStalePage, keepPage, type KeptPage } from './kept-pages.server.ts'
import { pageKeyOf } from './page-key.ts'

/** Says how old an answer is, and that nobody shall keep it. */
const staleHeaders = (ageSeconds: number) => ({
  'cache-control': 'private, no-store',
  age: String(ageSeconds),
  warning: '111 - "Revalidation Failed"',
})

type Handler = (request: Request) => Promise<Response>

/** Only whole pages of ours, said to nobody in particular. A HEAD has no page to keep. */
function mayBeKept(request: Request, response: Response): boolean {
  if (request.method !== 'GET' || response.status !== 200 || notedFault(request)) return false
  const type = response.headers.get('content-type') ?? ''
  return type.startsWith('text/html') && !response.headers.has('set-cookie')
}

async function keep(key: string, response: Response, begunAt: number): Promise<KeptPage> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  return keepPage(key, { text: await response.text(), nonce, headers: [...response.headers] }, begunAt)
}

/** The page as it was, where it cannot be rendered anew; what failed where there is none. */
async function answerStale(request: Request, key: string, failed: Response): Promise<Response> {
  const stale = findStalePage(key)
  if (!stale) return failed
  await failed.body?.cancel()
  const answer = await answerKeptPage(request, stale.page, makeNonce())
  for (const [name, value] of Object.entries(staleHeaders(stale.ageSeconds))) answer.headers.set(name, value)
  return answer
}

/**
 * Renders a page once for all visitors who are not signed in, and again when something public has changed. It stands
 * before the whole handler: a kept page costs no rendering, no middleware and no question to the database. One that cannot
 * be rendered, because the database is away, is shown as it was.
 */
export function withPageCache(render: (request: Request) => Response | Promise<Response>): Handler {
  return async (request) => {
    const key = pageKeyOf(request)
    if (key === null) return render(request)
    const found = findPage(key)
    if (found) return answerKeptPage(request, found, makeNonce())
    const begunAt = changesSoFar()
    const response = await render(request)
    if (response.status === ERROR_STATUS.UNAVAILABLE) return answerStale(request, key, response)
    if (!mayBeKept(request, response)) return response
    const page = await keep(key, response, begunAt)
    return answerKeptPage(request, page, page.nonce)
  }
}
