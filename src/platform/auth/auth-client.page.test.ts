import { fakeWire } from '#tests/setup/fake-wire.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { authClient } from './auth-client.ts'

const SOCIAL = '/api/auth/sign-in/social'
const PROVIDER = 'https://accounts.example/authorize?client_id=1'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Everywhere the page was sent while the server answered `body` to the call that signs in by a provider. */
async function placesAfter(body: object, status = 200) {
  const places: string[] = []
  vi.spyOn(window.location, 'href', 'set').mockImplementation((place) => void places.push(place))
  const sent = fakeWire({ [SOCIAL]: { status, body } })
  await authClient.signIn.social({ provider: 'google' })
  expect(sent.map(({ path }) => path)).toEqual([SOCIAL])
  return places
}

test('an answer with an address and the word redirect sends the page there', { tags: ['R186'] }, async () => {
  expect(await placesAfter({ url: PROVIDER, redirect: true })).toEqual([PROVIDER])
})

test('a path of our own is gone to as well', async () => {
  expect(await placesAfter({ url: '/app', redirect: true })).toEqual(['/app'])
})

test.each([
  { url: PROVIDER, redirect: false },
  { url: PROVIDER },
  { redirect: true },
  { url: '', redirect: true },
])('the answer %j leaves the page where it is', async (body) => {
  expect(await placesAfter(body)).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('the address %j is a script, and is not gone to', async (url) => {
  expect(await placesAfter({ url, redirect: true })).toEqual([])
})

test('a refusal leads nowhere, whatever it holds', async () => {
  expect(await placesAfter({ url: PROVIDER, redirect: true }, 403)).toEqual([])
})
