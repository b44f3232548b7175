import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import type { MyInvitationView } from '../invitations.view.ts'
import { InvitationsPage } from './invitations-page.tsx'

const listMyInvitations = vi.hoisted(() => vi.fn<() => Promise<MyInvitationView[]>>())
// The wire to the server; what the functions do there is tested beside them.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../invitations.functions.ts', () => ({ listMyInvitations, getInvitation: vi.fn<() => void>() }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  listMyInvitations.mockReset()
  vi.restoreAllMocks()
})

const USER = buildSessionUser({ type: 'Employer' })

const ACCEPT = '/api/auth/organization/accept-invitation'
const DECLINE = '/api/auth/organization/reject-invitation'

function invitation(
  id: string,
  organizationName: string,
  changes: Partial<MyInvitationView> = {},
): MyInvitationView {
  const expiresAt = new Date(Date.UTC(2099, 4, 3)).toISOString()
  const from = { inviterName: 'Ruth Okafor', logo: null, organizationRole: 'admin' as const }
  return { id, organizationName, ...from, expiresAt, isExpired: false, ...changes }
}

const ACCEPTED: Answer = { body: { invitation: {}, member: {} } }

async function renderInvitations(
  list: MyInvitationView[],
  {
    accept = ACCEPTED,
    decline = { body: {} },
    user = {},
  }: { accept?: Answer; decline?: Answer; user?: Partial<typeof USER> } = {},
) {
  listMyInvitations.mockResolvedValue(list)
  const sent = fakeWire({ [ACCEPT]: accept, [DECLINE]: decline })
  const rendered = await renderPage(
    <>
      <InvitationsPage user={{ ...USER, ...user }} />
      <Toasts />
    </>,
    { at: '/auth/invitations' },
  )
  return { ...rendered, sent }
}

const TWO = [invitation('a', 'Tidewall'), invitation('b', 'Bath Bakery', { organizationRole: 'owner' })]
const row = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body)

test(
  'every open invitation says who asks, as what and until when, with the company’s logo',
  { tags: ['2.9c'] },
  async () => {
    const { container } = await renderInvitations([
      invitation('a', 'Tidewall', { logo: '/files/company-logos/a.webp' }),
      invitation('b', 'Bath Bakery', { organizationRole: 'owner' }),
    ])
    expect((await screen.findByText('Tidewall')).closest('li')?.textContent).toMatch(
      /from Ruth Okafor.*As an admin.*open until 3 May 2099/,
    )
    expect(screen.getByText('Bath Bakery').closest('li')?.textContent).toContain('As an owner')
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/company-logos/a.webp')
  },
)

test('an invitation that has run out says so, and whom to ask; it cannot be answered', async () => {
  await renderInvitations([invitation('a', 'Tidewall', { isExpired: true })])
  const over = await row('Tidewall')
  expect(over.getByText('Expired')).toBeTruthy()
  expect(over.getByText('Ask Ruth Okafor for a new one.')).toBeTruthy()
  expect(over.queryAllByRole('button')).toEqual([])
})

test('without an invitation there is a word about it and a way on', async () => {
  await renderInvitations([])
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

test('whoever looks for work is asked before joining makes an employer of them', async () => {
  const { user, sent, address } = await renderInvitations(TWO, { user: { type: 'Individual' } })
  await user.click((await row('Tidewall')).getByRole('button', { name: 'Accept' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hire for Tidewall with this account?' }))
  expect(dialog.getByText(/^You look for work with this account now/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Join the company' }))
  expect(await screen.findByText('You have joined Tidewall')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/app/employer'))
})

test('Decline asks once more, takes the invitation away and leaves one where one is', async () => {
  const { user, sent, address } = await renderInvitations(TWO)
  await user.click((await row('Tidewall')).getByRole('button', { name: 'Decline' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Decline the invitation of Tidewall?' }))
  expect(sent).toEqual([])
  listMyInvitations.mockResolvedValue(TWO.slice(1))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('Tidewall')).toBeNull())
  expect(sent.find(({ path }) => path === DECLINE)?.body).toEqual({ invitationId: 'a' })
  expect(address()).toBe('/auth/invitations')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' })),
  )
})

test.each<[string, Answer, string]>([
  ['is gone', { status: 404, body: { code: 'INVITATION_NOT_FOUND' } }, 'This resource does not exist'],
  [
    'may not be taken with likes',
    { status: 400, body: { code: 'INVALID', message: 'You still have likes' } },
    'You still have likes',
  ],
])('an invitation that %s is explained, and both answers can be given again', async (_what, accept, said) => {
  const { user, address } = await renderInvitations(TWO, { accept })
  const tidewall = await row('Tidewall')
  await user.click(tidewall.getByRole('button', { name: 'Accept' }))
  expect((await tidewall.findByRole('alert')).textContent).toBe(said)
  expect(address()).toBe('/auth/invitations')
  for (const name of ['Accept', 'Decline']) {
    expect(tidewall.getByRole('button', { name }).hasAttribute('aria-busy')).toBe(false)
  }
})

test.each(['Accept', 'Decline'])(
  '%s that comes too late says so, and the invitation goes',
  async (answer) => {
    const message = 'This invitation is no longer open. Ask for a new one.'
    const late: Answer = { status: 409, body: { code: 'INVALID', message } }
    const { user } = await renderInvitations(TWO, { accept: late, decline: late })
    const tidewall = await row('Tidewall')
    listMyInvitations.mockResolvedValue(TWO.slice(1))
    await user.click(tidewall.getByRole('button', { name: answer }))
    if (answer === 'Decline')
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }))
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Tidewall')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('whoever must take likes back first is shown where they are; other refusals lead nowhere', async () => {
  const message = 'You have open likes or matches as a job seeker.'
  const accept: Answer = { status: 409, body: { code: 'INVALID', field: 'likes', message } }
  const { user } = await renderInvitations(TWO, { accept })
  const tidewall = await row('Tidewall')
  await user.click(tidewall.getByRole('button', { name: 'Accept' }))
  const link = await tidewall.findByRole('link', { name: 'See your likes' })
  expect(link.getAttribute('href')).toBe('/app/individual')
})

test('a list that could not be loaded can be asked for again', async () => {
  usePageClock()
  listMyInvitations.mockRejectedValue(new Error('no'))
  const { user } = await renderPage(<InvitationsPage user={USER} />, { at: '/auth/invitations' })
  await letPass(10_000)
  expect(await screen.findByText('Your invitations could not be loaded.')).toBeTruthy()
  listMyInvitations.mockResolvedValue(TWO)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tidewall')).toBeTruthy()
})

test('without a confirmed address nothing is asked for and nothing is shown', async () => {
  await renderInvitations(TWO, { user: { emailVerified: false } })
  expect(screen.getByText('Please confirm your email first')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy()
  expect(listMyInvitations).not.toHaveBeenCalled()
})

test('the name of an organisation is text, never markup', async () => {
  const { container } = await renderInvitations([invitation('a', '<img src=x onerror=alert(1)>')])
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})
