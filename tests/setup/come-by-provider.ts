import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { callAuth, cookiesAfter } from './call-auth.ts'

const ORIGIN = 'http://localhost:3000'

type Coming = {
  provider?: string
  /** '/link-social' connects the provider to whoever the cookie belongs to. */
  by?: '/sign-in/social' | '/link-social'
  cookie?: string
  next?: string
}

/** Asks where the provider is: the address a browser would be sent to, and its cookies. */
export async function startAtProvider({ provider = 'oidc', by = '/sign-in/social', ...more }: Coming = {}) {
  const { cookie = '', next = '/job/42' } = more
  const body = {
    provider,
    callbackURL: `${ORIGIN}${next}`,
    errorCallbackURL: `${ORIGIN}/auth/signin?next=%2Fjob%2F42`,
    newUserCallbackURL: `${ORIGIN}/auth/welcome?next=%2Fjob%2F42`,
  }
  const answer = await callAuth(by, body, cookie)
  const said = (await answer.json()) as { url?: string; redirect?: boolean; code?: string }
  return { status: answer.status, said, cookie: cookiesAfter(answer, cookie) }
}

/** Somebody's return from the provider, with the cookies of their browser. */
export async function returnFromProvider(address: string, cookie: string) {
  const answer = await answerAuthRequest(new Request(address, { headers: { cookie } }))
  return {
    status: answer.status,
    location: (answer.headers.get('location') ?? '').replace(ORIGIN, ''),
    setCookies: answer.headers.getSetCookie(),
    cookie: cookiesAfter(answer, cookie),
  }
}

/** The whole way: to the provider over the network, and back with what it gives along. */
export async function comeByProvider(coming: Coming = {}) {
  const { said, cookie } = await startAtProvider(coming)
  const atProvider = await fetch(said.url ?? '', { redirect: 'manual' })
  return returnFromProvider(atProvider.headers.get('location') ?? '', cookie)
}

/** Who the library says has these cookies. */
export async function whoIs(cookie: string) {
  const answer = await answerAuthRequest(
    new Request(`${ORIGIN}/api/auth/get-session`, { headers: { origin: ORIGIN, cookie } }),
  )
  return (await answer.json()) as { user: { id: string; email: string } } | null
}
