import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { fairTurns } from '#/lib/fair-turns.ts'
import { TRY_AGAIN_SECONDS } from '#/platform/errors/passing-fault.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
import { callerNetworks } from '#/platform/http/caller-address.server.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { auth, listPaths } from './auth.server.ts'
import { endpointOf } from './endpoint-of.ts'
import { refusedLink } from './links/followed-link.ts'
import { notBefore } from './limits/not-before.ts'
import { inTurnOfAccount } from './session/in-turn-of-account.server.ts'
import { sessionOf } from './session/request-session.server.ts'

/** Nobody hears it. */
const left = () => new AppError('INVALID', 'error.invalid')

/**
 * A password takes a tenth of a second of processor time to hash, on one of the four threads that read files as well, and
 * the library holds a connection meanwhile: two at once, so that everybody else goes on. For a sender who has left none is.
 */
const hashInTurn = fairTurns({ atOnce: 2, lines: { all: Infinity }, full: left })
const HASHES: ReadonlySet<string> = new Set(
  [
    ...['sign-up/email', 'sign-in/email', 'reset-password', 'change-password', 'verify-password'],
    ...['change-email', 'delete-user', 'admin/create-user', 'admin/set-user-password'],
    ...['two-factor/enable', 'two-factor/disable', 'two-factor/get-totp-uri'],
    'two-factor/generate-backup-codes',
  ].map((path) => `/api/auth/${path}`),
)

/** Whoever wants to leave may, however much they wrote. */
const SIGN_OUT = '/api/auth/sign-out'

/** What somebody writes by the library's endpoints, in the same turn as what they write by the product's functions. */
async function writeInTurn(request: Request): Promise<Response> {
  const whole = await received(request)
  const { actor } = (await sessionOf(whole, { freshness: 'cached' })) ?? { actor: null }
  const asked = { userId: actor?.userId, organizationId: actor?.activeOrganizationId, method: 'POST' }
  return inTurnOfAccount(asked, () => auth().handler(whole))
}

/** The same request with its body at hand: who sends it slowly, or never to its end, waits outside the queue. */
async function received(request: Request): Promise<Request> {
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: method === 'POST' ? await request.arrayBuffer() : null })
}

/**
 * An address that somebody has costs a row and a mail more than one that nobody has. Both are answered after the same
 * time, which is long enough for either; the library does so itself for the other mail that it sends to anybody.
 */
const RESET_ANSWER_MS = 500

async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (HASHES.has(pathname)) {
    const [network, isWanted] = [callerNetworks(request.headers), () => !request.signal.aborted]
    const whole = await received(request)
    return hashInTurn({ line: 'all', network, isWanted }, () => auth().handler(whole))
  }
  if (pathname === '/api/auth/request-password-reset')
    return notBefore(RESET_ANSWER_MS, () => auth().handler(request))
  return request.method === 'POST' && pathname !== SIGN_OUT ? writeInTurn(request) : auth().handler(request)
}

/**
 * Whether another site's page sent a write. The library compares Origins; what the browser itself says about the
 * sender counts as well. Providers may post a person back to us: the library knows them by the state they carry.
 */
function isForged(request: Request): boolean {
  if (request.method !== 'POST' || request.headers.get('sec-fetch-site') !== 'cross-site') return false
  return !new URL(request.url).pathname.startsWith('/api/auth/callback/')
}

function answerOf(refusal: AppError): Response {
  const message = readerSpeech().say(refusal.message, refusal.values)
  return Response.json(
    { code: refusal.code, message },
    { status: refusal.status, headers: retryAfterHeader(refusal) },
  )
}

const FORGED = { code: 'INVALID_ORIGIN', message: 'Invalid origin' }

/** The library's own refusal for too many requests, with the code and the header that every other refusal carries. */
function tooManyRequests(response: Response): Response | null {
  const retryAfter = response.headers.get('x-retry-after')
  if (response.status !== 429 || !retryAfter) return null
  const body = { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' }
  return Response.json(
    { ...body, retryAfterSeconds: Number(retryAfter) },
    { status: 429, headers: { 'Retry-After': retryAfter } },
  )
}

/** The library hides why it could not look who asks, and logs it: nearly always the database is busy or away. */
function unavailable(response: Response): Response | null {
  if (response.status !== ERROR_STATUS.INTERNAL) return null
  return answerOf(new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS }))
}

/** The code in the library's answer; what is refused without one is refused as such. */
async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
  return typeof code === 'string' ? code : 'INVALID_TOKEN'
}

const BASE_PATH = '/api/auth'

/** Where a request went, for the log: the paths of some hold the secret of a mailed link. */
function placeOf(request: Request): string {
  const path = new URL(request.url).pathname.slice(BASE_PATH.length)
  return `${BASE_PATH}${endpointOf(listPaths(), path) ?? '/*'}`
}

/**
 * Answers a request below `/api/auth` by the library. A fault is reported without query and parameters, and answered
 * like every other fault; whoever followed a link comes to a page that says what went wrong.
 */
export async function answerAuthRequest(request: Request): Promise<Response> {
  if (isForged(request)) return Response.json(FORGED, { status: 403 })
  try {
    const answer = await handle(request)
    const response = tooManyRequests(answer) ?? unavailable(answer) ?? answer
    return (response.status >= 400 && refusedLink(request, await codeOf(response))) || response
  } catch (error) {
    const refusal = tellFault(error, placeOf(request))
    return refusedLink(request, refusal.code) ?? answerOf(refusal)
  }
}
