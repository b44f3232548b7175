import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { AppError } from '#/domain/app-error.ts'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { chooseMyPassword } from '../../first-password.functions.ts'
import { LinkedAccounts } from './linked-accounts.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../../first-password.functions.ts', () => ({ chooseMyPassword: vi.fn<() => Promise<unknown>>() }))
const choose = vi.mocked(chooseMyPassword)

const LIST = '/api/auth/list-accounts'
const UNLINK = '/api/auth/unlink-account'
const LINK = '/api/auth/link-social'
const PROVIDERS: OfferedProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'oidc', name: 'Campus' },
]

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  choose.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Ways = { answers?: Record<string, Answer>; error?: string }

async function renderWays(owned: string[], { answers = {} }: Ways = {}) {
  const accounts = owned.map((providerId) => ({ id: `row of ${providerId}`, providerId, scopes: [] }))
  const sent = fakeWire({ [LIST]: { body: accounts }, ...answers })
  const rendered = await renderPage(
    <>
      <LinkedAccounts email="ada@example.com" providers={PROVIDERS} />
      <Toasts />
    </>,
    { at: '/app/settings' },
  )
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return { ...rendered, sent, press }
}

async function rows() {
  const items = await screen.findAllByRole('listitem')
  return items.map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent))
}

test('every way in is listed with how it stands', async () => {
  await renderWays(['credential', 'google'])
  expect(await rows()).toEqual([
    ['Password', 'In use'],
    ['Google', 'Connected'],
    ['Campus', 'Not connected'],
  ])
  expect(screen.queryByRole('button', { name: 'Choose a password' })).toBeNull()
})

test('the only way in says that it is, and cannot be taken away', async () => {
  await renderWays(['google'])
  expect(await rows()).toContainEqual(['Google', 'This is your only way in'])
  expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull()
})

test('a provider is disconnected by the row it has here, and the list is asked for again', async () => {
  const { press, sent } = await renderWays(['credential', 'google'], {
    answers: { [UNLINK]: { body: { status: true } } },
  })
  await rows()
  await press('Disconnect Google')
  expect(await screen.findByText('Google is disconnected')).toBeTruthy()
  expect(sent).toContainEqual({ method: 'POST', path: UNLINK, body: { accountId: 'row of google' } })
  expect(sent.filter(({ path }) => path === LIST)).toHaveLength(2)
})

test.each([
  ['FAILED_TO_UNLINK_LAST_ACCOUNT', 400, 'This is your only way in. Add another one first.'],
  ['SESSION_NOT_FRESH', 403, 'This took too long. Please sign in again.'],
])('a refusal to disconnect (%s) says why', async (code, status, said) => {
  const { press } = await renderWays(['credential', 'google'], {
    answers: { [UNLINK]: { status, body: { code } } },
  })
  await rows()
  await press('Disconnect Google')
  expect(await screen.findByText(said)).toBeTruthy()
})

test('connecting leaves for the provider, and both ways back lead here', async () => {
  const goTo = vi.fn<(address: string) => void>()
  const stand = { origin: 'http://localhost:3000', pathname: '/app/settings', href: '' }
  vi.stubGlobal('location', Object.defineProperty({ ...stand }, 'href', { get: () => '', set: goTo }))
  const away = 'https://login.example.com/authorize'
  const { press, sent } = await renderWays(['credential'], {
    answers: { [LINK]: { body: { url: away, redirect: true } } },
  })
  await rows()
  await press('Connect Campus')
  await waitFor(() => expect(goTo.mock.calls).toEqual([[away]]))
  const page = 'http://localhost:3000/app/settings'
  const body = { provider: 'oidc', callbackURL: page, errorCallbackURL: page }
  expect(sent.at(-1)).toEqual({ method: 'POST', path: LINK, body })
})

test('who has no password chooses one, and the list is asked for again', async () => {
  const { press, sent, user } = await renderWays(['google'])
  await rows()
  await press('Choose a password')
  await fill(user, screen.getByLabelText('New password'), 'correct horse')
  await press('Save the new password')
  expect(await screen.findByText('You can sign in with your password now')).toBeTruthy()
  expect(choose.mock.calls).toEqual([[{ data: { password: 'correct horse' } }]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ path }) => path === LIST)).toHaveLength(2)
})

test('who signed in long ago reads that they have to do so again', async () => {
  choose.mockRejectedValue(new AppError('INVALID', 'error.auth.signInAgain'))
  const { press, user } = await renderWays(['google'])
  await rows()
  await press('Choose a password')
  await fill(user, screen.getByLabelText('New password'), 'correct horse')
  await press('Save the new password')
  expect(await screen.findByText('This took too long. Please sign in again.')).toBeTruthy()
})

test('a provider that is not set up any more is listed while it is connected', async () => {
  await renderWays(['credential', 'github'])
  expect(await rows()).toContainEqual(['GitHub', 'Connected'])
})

test('a list that does not come can be asked for again', async () => {
  const { press } = await renderWays([], { answers: { [LIST]: { status: 401, body: {} } } })
  expect(await screen.findByText('Your ways in could not be loaded.')).toBeTruthy()
  fakeWire({ [LIST]: { body: [{ id: '1', providerId: 'credential' }] } })
  await press('Try again')
  expect(await rows()).toContainEqual(['Password', 'In use'])
})
