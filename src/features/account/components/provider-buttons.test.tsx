import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const START = '/api/auth/sign-in/social'
const AWAY = 'https://login.example.com/authorize?state=s'
const HERE = 'http://localhost:3000'
const GOOGLE: OfferedProvider = { id: 'google', name: 'Google' }
const GITHUB: OfferedProvider = { id: 'github', name: 'GitHub' }
const CAMPUS: OfferedProvider = { id: 'oidc', name: 'Campus' }

const goTo = vi.fn<(address: string) => void>()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  goTo.mockReset()
  const stand = { origin: HERE, href: `${HERE}/auth/signin`, pathname: '/auth/signin', search: '', hash: '' }
  const location = Object.defineProperty({ ...stand }, 'href', { get: () => stand.href, set: goTo })
  vi.stubGlobal('location', location)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function renderSignIn(
  providers: OfferedProvider[],
  { next, answer = { body: { url: AWAY, redirect: true } } }: { next?: string; answer?: Answer } = {},
) {
  const sent = fakeWire({ [START]: answer })
  const rendered = await renderPage(
    <>
      <SignInPage providers={providers} next={next} />
      <Toasts />
    </>,
    { at: '/auth/signin' },
  )
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return { ...rendered, sent, press }
}

test('without a provider the page has the form and nothing else', { tags: ['R060'] }, async () => {
  const { container } = await renderSignIn([])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('or')
  expect(screen.queryByText('or')).toBeNull()
  expect(container.querySelector('ul')).toBeNull()
})

test('each provider that is set up has a button, and no other', { tags: ['2.2e'] }, async () => {
  await renderSignIn([GOOGLE, CAMPUS])
  const names = screen.getAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent)
  expect(names).toEqual(['Continue with Google', 'Continue with Campus'])
  expect(screen.getByText('or')).toBeTruthy()
})

test('many providers say their names alone, and a screen reader hears the whole', async () => {
  await renderSignIn([GOOGLE, GITHUB, CAMPUS])
  expect(screen.getByRole('button', { name: 'Continue with GitHub' }).textContent).toBe('GitHub')
  expect(screen.getByText('or continue with')).toBeTruthy()
})

test('a provider without a name is single sign-on', async () => {
  await renderSignIn([{ id: 'oidc', name: '' }])
  expect(screen.getByRole('button', { name: 'Continue with single sign-on' })).toBeTruthy()
})

test(
  'a success answer with url and redirect flag makes the browser go there',
  { tags: ['R186'] },
  async () => {
    const { press, sent } = await renderSignIn([GOOGLE], { next: '/job/42?from=mail' })
    await press('Continue with Google')
    await waitFor(() => expect(goTo.mock.calls).toEqual([[AWAY]]))
    expect(sent).toEqual([
      {
        method: 'POST',
        path: START,
        body: {
          provider: 'google',
          callbackURL: `${HERE}/job/42?from=mail`,
          newUserCallbackURL: `${HERE}/auth/welcome?next=%2Fjob%2F42%3Ffrom%3Dmail`,
          errorCallbackURL: `${HERE}/auth/signin?next=%2Fjob%2F42%3Ffrom%3Dmail`,
        },
      },
    ])
  },
)

test.each([undefined, '//evil.example', 'https://evil.example'])(
  'with next=%s the way back leads to our own area',
  async (next) => {
    const { press, sent } = await renderSignIn([GITHUB], { next })
    await press('Continue with GitHub')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      callbackURL: `${HERE}/app`,
      newUserCallbackURL: `${HERE}/auth/welcome`,
      errorCallbackURL: `${HERE}/auth/signin`,
    })
  },
)

test.each<[string, Answer, string]>([
  [
    'not set up any more',
    { status: 404, body: { code: 'PROVIDER_NOT_FOUND', message: 'Provider not found' } },
    'This sign-in provider is not enabled',
  ],
  ['asked too often', { status: 429, body: {} }, 'Too many requests. Please try again later.'],
])('a provider that is %s is explained, and one stays', { tags: ['R060'] }, async (_what, answer, said) => {
  const { press } = await renderSignIn([GOOGLE], { answer })
  await press('Continue with Google')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()
})

test('an answer without the flag, or with no web address, leads nowhere', { tags: ['R186'] }, async () => {
  const { press } = await renderSignIn([GOOGLE], { answer: { body: { url: AWAY, redirect: false } } })
  const isAnswered = () =>
    waitFor(() => {
      const button = screen.getByRole('button', { name: 'Continue with Google' })
      expect(button.getAttribute('aria-busy')).not.toBe('true')
    })
  await press('Continue with Google')
  await isAnswered()
  const sent = fakeWire({ [START]: { body: { url: 'javascript:alert(1)', redirect: true } } })
  await press('Continue with Google')
  await isAnswered()
  expect(sent).toHaveLength(1)
  expect(goTo).not.toHaveBeenCalled()
})

test('signing up offers the same', async () => {
  fakeWire({})
  await renderPage(<SignUpPage providers={[GITHUB]} />, { at: '/auth/signup' })
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBeTruthy()
})
