import { auth } from './auth.server.ts'

/**
 * Answers a request below `/api/auth` by the library. Its refusal for too many requests gets the code and the header
 * that every other refusal of this product carries.
 */
export async function answerAuthRequest(request: Request): Promise<Response> {
  const response = await auth().handler(request)
  const retryAfter = response.headers.get('x-retry-after')
  if (response.status !== 429 || !retryAfter) return response
  const body = { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' }
  return Response.json(body, { status: 429, headers: { 'Retry-After': retryAfter } })
}
