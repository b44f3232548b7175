import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { EmailVerificationPage } from './email-verification-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const OK: Answer = { body: { status: true } }

test('asking for a new password never tells whether the address is known', async () => {
  const sent = fakeWire({ '/api/auth/request-password-reset': OK })
  const { user } = await renderPage(<ForgotPasswordPage />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'niamh@example.com{Enter}')
  expect((await screen.findByRole('status')).textContent).toMatch(
    /If niamh@example.com belongs to an account/,
  )
  expect(sent[0]?.body).toEqual({ email: 'niamh@example.com' })
})

test('an address that is none is not sent', async () => {
  const sent = fakeWire({})
  const { user } = await renderPage(<ForgotPasswordPage />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'niamh{Enter}')
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(sent).toEqual([])
})

test('asking too often is said, and nothing claims to be on its way', async () => {
  fakeWire({ '/api/auth/request-password-reset': { status: 429, body: {} } })
  const { user } = await renderPage(<ForgotPasswordPage />)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'niamh@example.com{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many requests/)
  expect(screen.queryByText(/on its way/)).toBeNull()
})

async function renderReset(answer: Answer) {
  const sent = fakeWire({ '/api/auth/reset-password': answer })
  const rendered = await renderPage(
    <>
      <ResetPasswordPage token="the-token" />
      <Toasts />
    </>,
    { at: '/auth/password/reset?token=the-token' },
  )
  return { ...rendered, sent }
}

test('a new password is saved with the token, said, and leads to signing in', async () => {
  const { user, sent, address } = await renderReset(OK)
  await user.type(screen.getByLabelText('New password'), 'correct horse{Enter}')
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent[0]?.body).toEqual({ token: 'the-token', newPassword: 'correct horse' })
  expect(await screen.findByText('Your password was changed. Sign in with the new one.')).toBeTruthy()
})

test.each([
  ['TOKEN_EXPIRED', 'This link has expired'],
  ['INVALID_TOKEN', 'This link is not valid'],
])('a token that is refused (%s) is explained, and a new link is one press away', async (code, said) => {
  const { user, address } = await renderReset({ status: 400, body: { code } })
  await user.type(screen.getByLabelText('New password'), 'correct horse{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(address()).toContain('/auth/password/reset')
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/auth/password/forgot',
  )
})

test.each(['', '1234567', 'x'.repeat(129)])('the password %j is not sent', async (password) => {
  const { user, sent } = await renderReset(OK)
  if (password) await fill(user, screen.getByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
})

type Verified = Parameters<typeof EmailVerificationPage>[0]
const ADA = { email: 'ada@example.com', type: 'Individual' } as const

test.each<[string, Verified, string]>([
  ['it worked', { error: undefined, user: { ...ADA, emailVerified: true } }, 'Your email is confirmed'],
  ['it worked in another browser', { error: undefined, user: null }, 'Your email is confirmed'],
  [
    'the link was pressed twice',
    { error: 'token_expired', user: { ...ADA, emailVerified: true } },
    'Your email is confirmed',
  ],
  [
    'it is still to be pressed',
    { error: undefined, user: { ...ADA, emailVerified: false } },
    'Confirm your email',
  ],
  ['it is too old', { error: 'token_expired', user: { ...ADA, emailVerified: false } }, 'That did not work'],
  [
    'it is pressed again, too late',
    { error: 'TOKEN_EXPIRED', user: { ...ADA, emailVerified: true } },
    'Your email is confirmed',
  ],
  [
    'the present address agreed',
    { error: undefined, stage: 'agreed', user: { ...ADA, emailVerified: true } },
    'Now the new address',
  ],
  ['the new address is proved', { error: undefined, stage: 'changed', user: null }, 'Your email is changed'],
  [
    'the new address came too late',
    { error: 'TOKEN_EXPIRED', stage: 'changed', user: { ...ADA, emailVerified: true } },
    'That did not work',
  ],
  [
    'somebody else took the address',
    { error: 'CONFLICT', user: { ...ADA, emailVerified: true } },
    'That did not work',
  ],
  ['it is too old, signed out', { error: 'token_expired', user: null }, 'That did not work'],
])('the link of the mail: %s', { tags: ['R056'] }, async (_what, props, title) => {
  await renderPage(<EmailVerificationPage {...props} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test.each([
  ['Individual', 'like jobs', 'publish'],
  ['Employer', 'publish jobs', 'like jobs'],
] as const)('what a confirmed address opens is said for who is there: %s', async (type, can, cannot) => {
  for (const emailVerified of [false, true]) {
    const user = { ...ADA, type, emailVerified }
    const { container, unmount } = await renderPage(<EmailVerificationPage error={undefined} user={user} />)
    expect(container.textContent).toContain(can)
    expect(container.textContent).not.toContain(cannot)
    unmount()
  }
})

test.each([
  ['token_expired', 'This link has expired'],
  ['invalid_token', 'This link is not valid'],
  ['USER_NOT_FOUND', 'This link is not valid'],
  ['CONFLICT', 'A user with this email already exists'],
  ['<b>', 'Something went wrong. Please try again.'],
])('the reason %s is said in words', { tags: ['R056'] }, async (error, said) => {
  await renderPage(<EmailVerificationPage error={error} user={null} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in to get a new link' }).getAttribute('href')).toBe(
    '/auth/signin?next=%2Fauth%2Femail-verification',
  )
})

test('the mail can be sent once more, and the button says when it was', async () => {
  const sent = fakeWire({ '/api/auth/send-verification-email': OK })
  const { user } = await renderPage(
    <>
      <EmailVerificationPage error={undefined} user={{ ...ADA, emailVerified: false }} />
      <Toasts />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByRole('button', { name: 'Send it once more' })).toBeTruthy()
  expect(await screen.findByText('We sent a link to ada@example.com')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({ email: 'ada@example.com' })
})

test('a mail that could not be sent can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeWire({ '/api/auth/send-verification-email': { status: 429, body: {} } })
  const { user } = await renderPage(
    <>
      <EmailVerificationPage error={undefined} user={{ ...ADA, emailVerified: false }} />
      <Toasts />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('Too many requests. Please try again later.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link again' }).hasAttribute('aria-busy')).toBe(false)
  vi.restoreAllMocks()
})
