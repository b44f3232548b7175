import { createMiddleware } from '@tanstack/react-start'
import { AppError, type ErrorCode } from '#/domain/app-error.ts'
import { OutdatedPage, tellIfOutdated } from '#/lib/outdated-page.ts'

/** The answer of our own server to a call that it turned away. What a function refused is coded otherwise. */
type Refusal = { code?: ErrorCode; message: string } | null

/**
 * What an answer means by which a call was turned away before any function heard of it, `{ code, message }` in plain JSON;
 * null for every other answer. That no such function exists says that the page is older than the server.
 */
export async function plainRefusal(response: Response): Promise<Error | null> {
  if (response.ok) return null
  const said = (await response
    .clone()
    .json()
    .catch(() => null)) as Refusal
  if (!said?.code) return null
  return said.code === 'NOT_FOUND' ? new OutdatedPage(response.url) : new AppError(said.code, said.message)
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
