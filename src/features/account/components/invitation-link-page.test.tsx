import { expect, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { LinkedInvitationView } from '../invitations.view.ts'
import { EmailVerificationPage } from './email-verification-page.tsx'
import { InvitationLinkPage } from './invitation-link-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const OPEN: LinkedInvitationView = {
  state: 'open',
  address: 'l…@example.com',
  isTheirs: false,
  organizationName: 'Tidewall',
  logo: null,
  inviterName: 'Ruth Okafor',
  organizationRole: 'admin',
  expiresAt: new Date(Date.UTC(2099, 4, 3)).toISOString(),
}

test('the mailed link says who invites to what, for which address, and both ways in come back to it', async () => {
  await renderPage(<InvitationLinkPage id="a1" invitation={OPEN} user={null} />)
  expect(screen.getByRole('heading', { name: 'Join Tidewall' })).toBeTruthy()
  expect(screen.getByText(/^Ruth Okafor invites you/)).toBeTruthy()
  expect(screen.getByText('As an admin')).toBeTruthy()
  expect(screen.getByText(/is for l…@example\.com/)).toBeTruthy()
  const next = '?next=%2Fauth%2Finvitation%2Fa1'
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Create an account')).toBe(`/auth/signup${next}`)
  expect(hrefOf('Sign in')).toBe(`/auth/signin${next}`)
})

test('whoever is signed in with another address is told which one it is for', async () => {
  await renderPage(<InvitationLinkPage id="a1" invitation={OPEN} user={{ email: 'bo@example.com' }} />)
  expect(
    screen.getByText(/It went to l…@example\.com, and you are signed in as bo@example\.com/),
  ).toBeTruthy()
  expect(screen.queryByText('Join Tidewall')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe(
    '/auth/signout?next=%2Fauth%2Finvitation%2Fa1',
  )
})

test('an invitation that is over says no more than that', async () => {
  await renderPage(<InvitationLinkPage id="a1" invitation={{ state: 'over' }} user={null} />)
  expect(screen.getByRole('heading', { name: 'This invitation is no longer open' })).toBeTruthy()
})

test('signing up by an invitation begins as somebody who hires, and says for which address it is', async () => {
  await renderPage(<SignUpPage next="/auth/invitation/a1" invitation={OPEN} />)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I’m hiring' }).checked).toBe(true)
  expect(screen.getByText(/went to l…@example\.com\. Only an account with that address/)).toBeTruthy()
})

test('signing up by one that is over says nothing of it', async () => {
  await renderPage(<SignUpPage next="/auth/invitation/a1" invitation={{ state: 'over' }} />)
  expect(screen.queryByText(/The invitation went to/)).toBeNull()
})

test('whoever confirmed their address goes on to the invitation that waits for them', async () => {
  const user = { email: 'leila@example.com', emailVerified: true, type: 'Individual' } as const
  await renderPage(<EmailVerificationPage error={undefined} user={user} isInvited />)
  expect(screen.getByRole('link', { name: 'See your invitation' }).getAttribute('href')).toBe(
    '/auth/invitations',
  )
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
})
