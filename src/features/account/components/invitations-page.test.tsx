import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { InvitationsPage } from './invitations-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const USER = buildSessionUser()

const LIST = '/api/auth/organization/list-user-invitations'
const ACCEPT = '/api/auth/organization/accept-invitation'
const DECLINE = '/api/auth/organization/reject-invitation'
const DAY_MS = 86_400_000

function invitation(id: string, organizationName: string, changes: object = {}) {
  const expiresAt = new Date(Date.UTC(2099, 4, 3)).toISOString()
  return { id, organizationName, role: 'admin', expiresAt, status: 'pending', ...changes }
}

async function renderInvitations(
  list: Answer,
  answers: Record<string, Answer> = {},
  user: typeof USER | object = USER,
) {
  const wire: Record<string, Answer> = {
    [LIST]: list,
    [ACCEPT]: { body: {} },
    [DECLINE]: { body: {} },
    ...answers,
  }
  const sent = fakeWire(wire)
  const rendered = await renderPage(
    <>
      <InvitationsPage user={{ ...USER, ...user }} />
      <Toasts />
    </>,
    { at: '/auth/invitations' },
  )
  return { ...rendered, sent, wire }
}

const TWO: Answer = { body: [invitation('a', 'Tidewall'), invitation('b', 'Bath Bakery', { role: 'owner' })] }
const row = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body)

test('every open invitation says who asks, as what and until when', async () => {
  await renderInvitations(TWO)
  expect((await screen.findByText('Tidewall')).closest('li')?.textContent).toMatch(
    /As an admin.*open until 3 May 2099/,
  )
  expect(screen.getByText('Bath Bakery').closest('li')?.textContent).toContain('As an owner')
})

test('a role that nobody knows is shown as the smallest one', async () => {
  await renderInvitations({ body: [invitation('a', 'Tidewall', { role: 'superuser' })] })
  expect((await screen.findByText('Tidewall')).closest('li')?.textContent).toContain('As a member')
})

test('an invitation that has run out is not offered', async () => {
  const over = new Date(Date.now() - DAY_MS).toISOString()
  await renderInvitations({ body: [invitation('a', 'Tidewall', { expiresAt: over })] })
  expect(await screen.findByRole('heading', { name: 'No invitations' })).toBeTruthy()
})

test('without an invitation there is a word about it and a way on', async () => {
  await renderInvitations({ body: [] })
  expect(await screen.findByRole('heading', { name: 'No invitations' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/app')
})

test('Accept joins by one request and leads into the employer area', async () => {
  const { user, sent, address } = await renderInvitations(TWO)
  await user.click((await row('Bath Bakery')).getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(address()).toBe('/app/employer'))
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: ACCEPT, body: { invitationId: 'b' } },
  ])
})

test('Decline takes the invitation away and leaves one where one is', async () => {
  const { user, sent, wire, address } = await renderInvitations(TWO)
  const declined = await row('Tidewall')
  wire[LIST] = { body: [invitation('b', 'Bath Bakery')] }
  await user.click(declined.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('Tidewall')).toBeNull())
  expect(sent.find(({ path }) => path === DECLINE)?.body).toEqual({ invitationId: 'a' })
  expect(address()).toBe('/auth/invitations')
})

test.each<[string, Answer, string]>([
  ['is gone', { status: 400, body: { code: 'INVITATION_NOT_FOUND' } }, 'This resource does not exist'],
  [
    'is not for this person',
    { status: 403, body: { code: 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION' } },
    'You are not allowed to do this',
  ],
  [
    'may not be taken with likes',
    { status: 400, body: { code: 'INVALID', message: 'You still have likes' } },
    'You still have likes',
  ],
])('an invitation that %s is explained, and both answers can be given again', async (_what, answer, said) => {
  const { user, address } = await renderInvitations(TWO, { [ACCEPT]: answer })
  const tidewall = await row('Tidewall')
  await user.click(tidewall.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(address()).toBe('/auth/invitations')
  for (const name of ['Accept', 'Decline']) {
    expect(tidewall.getByRole('button', { name }).hasAttribute('aria-busy')).toBe(false)
  }
})

test('a list that could not be loaded can be asked for again', async () => {
  const { user, wire } = await renderInvitations({ status: 403, body: {} })
  expect(
    await screen.findByText('Your invitations could not be loaded.', {}, { timeout: 12_000 }),
  ).toBeTruthy()
  wire[LIST] = TWO
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tidewall')).toBeTruthy()
})

test('without a confirmed address nothing is asked for and nothing is shown', async () => {
  const { sent } = await renderInvitations(TWO, {}, { emailVerified: false })
  expect(screen.getByText('Please confirm your email first')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('the name of an organisation is text, never markup', async () => {
  const { container } = await renderInvitations({ body: [invitation('a', '<img src=x onerror=alert(1)>')] })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})
