import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { member, rateLimit } from '#/db/schema/index.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { pathOf } from '#tests/setup/auth-mails.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { comeByProvider } from '#tests/setup/come-by-provider.ts'
import { NIAMH, useOidc } from '#tests/setup/use-oidc.ts'
import { authErrorText, linkErrorText, type AuthFailure } from './auth-errors.ts'

const EMAIL = 'bo@example.com'
const PASSWORD = 'correct horse'
const { provider, sendVerificationMail } = await useOidc()

beforeEach(() => db().delete(rateLimit))
afterEach(() => {
  vi.useRealTimers()
})

const inWords = (key: string) => translateText('en', englishMessages(), key)

/** What the screen says of an answer of the library. */
async function said(answer: Response): Promise<string> {
  const body = (await answer.json()) as AuthFailure
  return inWords(authErrorText({ ...body, status: answer.status }))
}

/** What the screen says to somebody whom the library sent back with a code. */
const saidOnReturn = (location: string | null) =>
  inWords(linkErrorText(new URL(location ?? '', 'http://localhost:3000').searchParams.get('error') ?? ''))

const signIn = (password: string) => callAuth('/sign-in/email', { email: EMAIL, password })

/** An admin of a company who has not confirmed their address. */
async function buildNewAdmin() {
  const signedUp = await callSignUp({ email: EMAIL, type: 'Employer' })
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const organizationId = await buildOrganization()
  await db()
    .insert(member)
    .values({ id: randomUUID(), organizationId, userId: user.id, organizationRole: 'admin' })
  return { organizationId, cookie: cookiesAfter(signedUp) }
}

const FAULTS: Record<string, [string, () => Promise<string>]> = {
  'an address that signed up before': [
    'A user with this email already exists',
    async () => {
      await callSignUp({ email: EMAIL })
      return said(await callSignUp({ email: EMAIL }))
    },
  ],
  'a second account while signed in': [
    'You cannot do this while signed in',
    async () => {
      const { cookie } = await buildSignedIn()
      const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
      return said(await callAuth('/sign-up/email', { ...names, email: EMAIL, password: PASSWORD }, cookie))
    },
  ],
  'a wrong password': ['Email or password is incorrect', async () => said(await signIn(PASSWORD))],
  'an invitation from who has not confirmed their address': [
    'Please verify your email to continue',
    async () => {
      const { organizationId, cookie } = await buildNewAdmin()
      const body = { organizationId, email: 'ada@example.com', role: 'member' }
      return said(await callAuth('/organization/invite-member', body, cookie))
    },
  ],
  'a sixth wrong password': [
    'Too many requests. Please try again in a quarter of an hour.',
    async () => {
      for (let tried = 1; tried <= 5; tried += 1) await signIn('wrong')
      return said(await signIn('wrong'))
    },
  ],
  'a link that is an hour old': [
    'This link has expired',
    async () => {
      await callSignUp({ email: EMAIL })
      await expect.poll(() => sendVerificationMail).toHaveBeenCalled()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
      const answer = await getAuth(pathOf(sendVerificationMail.mock.lastCall?.[0].url))
      return saidOnReturn(answer.headers.get('location'))
    },
  ],
  'a token that nobody was mailed': [
    'This link is not valid',
    async () => said(await callAuth('/reset-password', { token: 'nothing', newPassword: PASSWORD })),
  ],
  'an account at a provider that somebody else connected': [
    'This account is already linked to another user',
    async () => {
      await comeByProvider()
      provider.says({ ...NIAMH, email: EMAIL })
      const cookie = cookiesAfter(await callSignUp({ email: EMAIL }))
      return saidOnReturn((await comeByProvider({ by: '/link-social', cookie })).location)
    },
  ],
  'a provider that is not set up': [
    'This sign-in provider is not enabled',
    async () => said(await callAuth('/sign-in/social', { provider: 'github', callbackURL: '/app' })),
  ],
  'a code that no authenticator shows': [
    'The two-factor code is not valid',
    async () => {
      const cookie = cookiesAfter(await callSignUp({ email: EMAIL }))
      await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
      return said(await callAuth('/two-factor/verify-totp', { code: '000000' }, cookie))
    },
  ],
  'an invitation that nobody sent': [
    'This resource does not exist',
    async () => {
      const { cookie } = await buildSignedIn('Employer')
      return said(await callAuth('/organization/accept-invitation', { invitationId: randomUUID() }, cookie))
    },
  ],
  'a list of users that is asked for by none who may': [
    'You are not allowed to do this',
    async () => said(await getAuth('admin/list-users?limit=1', (await buildSignedIn()).cookie)),
  ],
  'a new password from nobody': [
    'You are not authorised to do this',
    async () =>
      said(await callAuth('/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD })),
  ],
  'an address that is none': [
    'Please enter a valid email address',
    async () => said(await callAuth('/sign-in/email', { email: 'nobody', password: PASSWORD })),
  ],
  'a call without an address': [
    'This request is not valid',
    async () => said(await callAuth('/sign-in/email', { password: PASSWORD })),
  ],
}

test.each(Object.entries(FAULTS).map(([what, [text, cause]]) => ({ what, text, cause })))(
  '$what reads “$text”',
  { tags: ['R174', 'R197', '2.2d'] },
  async ({ text, cause }) => {
    expect(await cause()).toBe(text)
  },
)
