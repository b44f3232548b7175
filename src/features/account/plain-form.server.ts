import { safeNextPath } from '#/domain/access/next-path.ts'
import { isSitePath } from '#/domain/access/site-path.ts'
import { ERROR_STATUS } from '#/domain/app-error.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { isSameOrigin } from '#/platform/http/same-origin.server.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { awayPage } from './away-page.server.ts'
import type { TypedFields } from './account.schema.ts'
import { forgetTyped, keepTyped } from './typed-fields.server.ts'

/** A form of the way in that was posted without the page's scripts, or before they came. */
export type PlainForm = {
  /** The auth library's endpoint, below `/api/auth`. */
  endpoint: '/sign-in/email' | '/sign-up/email'
  /** The page to come back to when it is refused. */
  page: '/auth/signin' | '/auth/signup'
  /** What the endpoint is sent. Only the fields named here leave the form. */
  toBody: (field: (name: string) => string) => Record<string, string>
  /** The fields that the page shows again after a refusal. A password is never among them. */
  keeps: readonly (keyof TypedFields)[]
}

/** An address of this site; a header holds no letters but ASCII. */
function addressOf(path: string, search: Record<string, string>): string {
  const to = new URL(path, baseUrl())
  for (const [name, value] of Object.entries(search)) if (value !== '') to.searchParams.set(name, value)
  return `${to.pathname}${to.search}${to.hash}`
}

/** Answers with a redirect; 303 makes the browser ask for the page with GET. */
function seeOther(path: string, search: Record<string, string>, cookies: string[] = []): Response {
  const headers = new Headers({ location: addressOf(path, search) })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The same request as the page's script would have sent: the library checks its origin and counts it all the same. */
function toLibraryRequest(request: Request, endpoint: string, body: Record<string, string>): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Request(`${baseUrl()}/api/auth${endpoint}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}

/** What was sent; null for more than a form is. What is no form has no fields. */
async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (error) {
    return toAppError(error).code === 'TOO_LARGE' ? null : new FormData()
  }
}

const tooLarge = () => new Response(readerSpeech().say('error.tooLarge'), { status: ERROR_STATUS.TOO_LARGE })

type Refused = { answer: Response; said: { code: string; message: string }; typed: TypedFields; next: string }

/** Back to the form with a code. Where nobody can take it now, its page may be away as well: that is said at once. */
function refuse({ page }: PlainForm, { answer, said, typed, next }: Refused): Response {
  const search = { error: said.code || 'VALIDATION_ERROR', next }
  const isAway = answer.status >= ERROR_STATUS.INTERNAL
  const kept = keepTyped(typed, { isAway })
  if (!isAway) return seeOther(page, search, [kept])
  const retryAfter = answer.headers.get('retry-after')
  const headers = { 'set-cookie': kept, ...(retryAfter && { 'retry-after': retryAfter }) }
  return awayPage({ words: said.message, back: addressOf(page, search) }, { status: answer.status, headers })
}

/**
 * Signs in or up without scripts. Nothing of what was typed gets into an address; a refusal comes back to the page as
 * a code, and the browser keeps what was typed for it. Throws nothing.
 */
export async function answerPlainForm(request: Request, form: PlainForm): Promise<Response> {
  if (!isSameOrigin(request)) return seeOther(form.page, { error: 'INVALID_ORIGIN' })
  const given = await readForm(request)
  if (!given) return tooLarge()
  const field = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  const next = isSitePath(field('next')) ? field('next') : ''
  const answer = await answerAuthRequest(toLibraryRequest(request, form.endpoint, form.toBody(field)))
  const said: unknown = await answer.json().catch(() => null)
  const result = typeof said === 'object' && said !== null ? said : {}
  if (!answer.ok) {
    const word = (name: string) => {
      const value: unknown = Reflect.get(result, name)
      return typeof value === 'string' ? value : ''
    }
    const typed: TypedFields = Object.fromEntries(form.keeps.map((name) => [name, field(name)]))
    return refuse(form, { answer, said: { code: word('code'), message: word('message') }, typed, next })
  }
  const cookies = [...answer.headers.getSetCookie(), forgetTyped()]
  if ('twoFactorRedirect' in result) return seeOther(form.page, { step: 'code', next }, cookies)
  return seeOther(safeNextPath(next), {}, cookies)
}
