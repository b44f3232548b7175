import { createMiddleware } from '@tanstack/react-start'
import { AppError, ERROR_STATUS, type ErrorCode } from '#/domain/app-error.ts'
import { OutdatedPage, tellIfOutdated } from '#/lib/outdated-page.ts'

/** Marks what a function answered itself, refusals too: the framework reads those. */
const OF_A_FUNCTION = 'x-tss-serialized'

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)

/**
 * What an answer means by which a call was turned away before any function heard of it, `{ code, message }` in plain JSON;
 * null for every other answer. That no such function exists says that the page is older than the server.
 */
export async function plainRefusal(response: Response): Promise<Error | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (response.ok || !isJson || response.headers.has(OF_A_FUNCTION)) return null
  const said = (await response.clone().json()) as { code?: unknown; message?: unknown } | null
  if (!isErrorCode(said?.code)) return null
  return said.code === 'NOT_FOUND'
    ? new OutdatedPage(response.url)
    : new AppError(said.code, String(said.message))
}

const fetchCall: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  const refusal = await plainRefusal(response)
  if (!refusal) return response
  tellIfOutdated(refusal)
  throw refusal
}

/**
 * Has the browser throw such a refusal, which the framework would hand over as if the function had answered nothing. What
 * saves by itself has no place to say that there is a new version, and so the page does.
 */
export const plainRefusalMiddleware = createMiddleware({ type: 'function' }).client(({ next }) =>
  next({ fetch: fetchCall }),
)
