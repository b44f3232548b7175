import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import * as authAnswer from '#/platform/auth/auth-answer.ts'
import { incrementCacheVersion } from '../cache-version.functions.ts'
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: vi.fn<() => Promise<number>>() }))

beforeEach(() => {
  vi.mocked(incrementCacheVersion).mockClear()
})

const SIGN_IN = '/api/auth/sign-in/email'

async function renderSignIn(props: SignInPageProps = {}, answers: Record<string, Answer> = {}) {
  const sent = fakeWire({
    [SIGN_IN]: { body: { user: { id: '1' }, token: 't', redirect: false } },
    ...answers,
  })
  const rendered = await renderPage(<SignInPage {...props} />, { at: '/auth/signin' })
  const enter = async (email: string, password: string) => {
    if (email) await fill(rendered.user, screen.getByRole('textbox', { name: 'Email' }), email)
    if (password) await fill(rendered.user, screen.getByLabelText('Password'), password)
    await rendered.user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...rendered, sent, enter }
}

const email = () => screen.getByRole('textbox', { name: 'Email' })

test('the form asks for email and password and nothing else', { tags: ['R053'] }, async () => {
  const { container } = await renderSignIn()
  const names = [...container.querySelectorAll('input')].map((input) => [input.name, input.autocomplete])
  expect(names).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ])
})

test('what somebody wants to come in for stands in the place of the usual words', async () => {
  await renderSignIn({ reason: 'Sign in to like Nurse.' })
  expect(screen.getByText('Sign in to like Nurse.')).toBeTruthy()
  expect(screen.queryByText(/where you left off/)).toBeNull()
})

test('who may enter goes to /app, and other tabs are told', async () => {
  const { enter, sent, address } = await renderSignIn()
  await enter(' niamh@example.com ', 'correct horse')
  await waitFor(() => expect(address()).toBe('/app'))
  expect(sent).toEqual([
    { method: 'POST', path: SIGN_IN, body: { email: 'niamh@example.com', password: 'correct horse' } },
  ])
  expect(incrementCacheVersion).toHaveBeenCalledOnce()
})

test.each([
  ['/job/42?from=mail', '/job/42?from=mail'],
  ['/auth/invitations', '/auth/invitations'],
  ['//evil.example', '/app'],
  ['/.//evil.example', '/app'],
  ['javascript:alert(1)', '/app'],
  ['/auth/signout', '/app'],
  ['/auth/signin?next=/auth/signout', '/app'],
])('with next=%s one goes to %s', async (next, landed) => {
  const { enter, address } = await renderSignIn({ next })
  await enter('niamh@example.com', 'x')
  await waitFor(() => expect(address()).toBe(landed))
})

test.each<[string, Answer, string]>([
  ['wrong', { status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } }, 'Email or password is incorrect'],
  ['an unknown account', { status: 401, body: { code: 'USER_NOT_FOUND' } }, 'Email or password is incorrect'],
  [
    'too often',
    { status: 429, body: { code: 'RATE_LIMITED' } },
    'Too many requests. Please try again later.',
  ],
  [
    'a banned account',
    { status: 403, body: { code: 'BANNED_USER' } },
    'This account has been suspended. Write to us to learn more.',
  ],
  [
    'a broken server',
    { status: 500, body: { message: 'relation "user"' } },
    'Something went wrong. Please try again.',
  ],
  [
    'a proxy without a server',
    { status: 502, body: '<html>' },
    'Flightpath cannot be reached. Check your connection; nothing you typed is lost.',
  ],
  [
    'no network',
    'no network',
    'Flightpath cannot be reached. Check your connection; nothing you typed is lost.',
  ],
])('%s: it is said in our own words, and what was typed stays', async (_what, answer, said) => {
  const { enter, address, container } = await renderSignIn({}, { [SIGN_IN]: answer })
  await enter('niamh@example.com', 'wrong horse')
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(container.textContent).not.toContain('relation')
  expect(address()).toBe('/auth/signin')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong horse')
  expect(incrementCacheVersion).not.toHaveBeenCalled()
})

test.each([
  ['', '', 'Please enter a valid email address'],
  ['niamh', 'x', 'Please enter a valid email address'],
  ['niamh@example.com', '', 'Please enter your password'],
])('%j and %j are not sent', { tags: ['R165'] }, async (address, password, said) => {
  const { enter, sent } = await renderSignIn()
  await enter(address, password)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a field is judged as it is typed into, and the others only once they are', async () => {
  const { user } = await renderSignIn()
  await user.type(email(), 'n')
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.queryByText('Please enter your password')).toBeNull()
  await user.type(email(), 'iamh@example.com')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
})

test('a code that a redirect brought is explained, an unknown one without its words', async () => {
  await renderSignIn({ error: 'banned_user' })
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  expect(screen.getByRole('alert').textContent).toBe(
    'This account has been suspended. Write to us to learn more.',
  )
})

test.each(['<script>', 'constructor', 'x'.repeat(500)])(
  'the code %j from an address shows nothing of itself',
  async (error) => {
    await renderSignIn({ error })
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.')
  },
)

test(
  'who comes without an account learns what this is, and may look at the jobs',
  { tags: ['R031'] },
  async () => {
    await renderSignIn()
    expect(
      screen.getByText('Flightpath brings people and jobs together, and shows both sides why they fit.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'the jobs' }).getAttribute('href')).toBe('/jobs')
  },
)

test('there are ways to a new account and to a forgotten password', async () => {
  await renderSignIn({ next: '/job/42' })
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/auth/signup?next=%2Fjob%2F42',
  )
  expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
    '/auth/password/forgot',
  )
})

test('before the scripts have come the form posts to the server and takes next along', async () => {
  const { container } = await renderSignIn({ next: '/job/42' })
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/sign-in', 'post'])
  expect(container.querySelector<HTMLInputElement>('input[name="next"]')?.value).toBe('/job/42')
})

/** The page is older than the server: the code that would sign in is gone. */
function loseClient(): void {
  vi.spyOn(authAnswer, 'loadClient').mockRejectedValueOnce(new OutdatedPage('auth-client-a.js is gone'))
}

test('after a deploy the form goes to the server as it is, with all that was typed', async () => {
  loseClient()
  const posted: object[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementationOnce(function (this: HTMLFormElement) {
    posted.push({
      to: this.getAttribute('action'),
      by: this.method,
      ...Object.fromEntries(new FormData(this)),
    })
  })
  const { enter } = await renderSignIn({ next: '/job/42' })
  await enter('niamh@example.com', 'correct horse')
  const typed = { email: 'niamh@example.com', password: 'correct horse' }
  await waitFor(() => expect(posted).toEqual([{ to: '/api/sign-in', by: 'post', next: '/job/42', ...typed }]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that only scripts send says that there is a new version, with the way to it', async () => {
  loseClient()
  const { user } = await renderSignIn({ step: 'code' })
  await user.type(codeField('Code from your authenticator'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('There is a new version of Flightpath')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(codeField('Code from your authenticator').value).toBe('123456')
})

const NEEDS_CODE: Answer = { body: { twoFactorRedirect: true } }
const codeField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('somebody with a second factor is asked for it, with the keyboard in the field', async () => {
  const { enter, sent, user, address } = await renderSignIn(
    { next: '/job/42' },
    {
      [SIGN_IN]: NEEDS_CODE,
      '/api/auth/two-factor/verify-totp': { body: { token: 't', user: { id: '1' } } },
    },
  )
  await enter('niamh@example.com', 'x')
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy()
  const code = codeField('Code from your authenticator')
  expect(document.activeElement).toBe(code)
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code'])
  await user.type(code, ' 123456{Enter}')
  await waitFor(() => expect(address()).toBe('/job/42'))
  expect(sent.at(-1)).toMatchObject({ path: '/api/auth/two-factor/verify-totp', body: { code: '123456' } })
})

test('a wrong code stands beside its field; a backup code is the other way', async () => {
  const { user, sent } = await renderSignIn(
    { step: 'code' },
    { '/api/auth/two-factor/verify-totp': { status: 401, body: { code: 'INVALID_CODE' } } },
  )
  await user.type(codeField('Code from your authenticator'), '000000{Enter}')
  expect(
    await screen.findByRole('textbox', { description: /^The two-factor code is not valid/ }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use a backup code' }))
  const backup = codeField('Backup code')
  await waitFor(() => expect(document.activeElement).toBe(backup))
  expect(backup.value).toBe('')
  expect(screen.queryByText('The two-factor code is not valid')).toBeNull()
  await user.type(backup, 'aB3dE-fG7hI{Enter}')
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/auth/two-factor/verify-backup-code'))
})

test('a code that is too short is not sent', async () => {
  const { user, sent } = await renderSignIn({ step: 'code' })
  await user.type(codeField('Code from your authenticator'), '123{Enter}')
  expect(await screen.findByText('Please enter the whole code')).toBeTruthy()
  expect(sent).toEqual([])
})

test('one may start again with the password', async () => {
  const { user } = await renderSignIn({ step: 'code' })
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
})
