import { expect, test, vi } from 'vitest'
import { startAtProvider } from '#tests/setup/come-by-provider.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { offeredProviders } from './social-providers.server.ts'

vi.hoisted(() => {
  for (const name of ['GOOGLE', 'LINKEDIN', 'GITHUB', 'MICROSOFT']) {
    process.env[`${name}_CLIENT_ID`] = `${name}-id`
    process.env[`${name}_CLIENT_SECRET`] = `${name}-secret`
  }
  process.env.MICROSOFT_TENANT = 'organizations'
})

await useTestAuth()

test('those that are set up are offered, by name and without ids or secrets', () => {
  expect(offeredProviders()).toEqual([
    { id: 'google', name: 'Google' },
    { id: 'linkedin', name: 'LinkedIn' },
    { id: 'github', name: 'GitHub' },
    { id: 'microsoft', name: 'Microsoft' },
  ])
})

test.each([
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'S256'],
  // LinkedIn knows no proof key for clients that hold a secret.
  ['linkedin', 'https://www.linkedin.com/oauth/v2/authorization', null],
  ['github', 'https://github.com/login/oauth/authorize', 'S256'],
  ['microsoft', 'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize', 'S256'],
])('the way to %s leads to %s with our id and back below our address', async (name, page, proof) => {
  const { status, said, cookie } = await startAtProvider({ provider: name })
  const address = new URL(said.url ?? '')
  expect([status, said.redirect, `${address.origin}${address.pathname}`]).toEqual([200, true, page])
  const asked = address.searchParams
  expect(asked.get('client_id')).toBe(`${name.toUpperCase()}-id`)
  expect(asked.get('redirect_uri')).toBe(`http://localhost:3000/api/auth/callback/${name}`)
  expect(asked.get('response_type')).toBe('code')
  expect(asked.get('code_challenge_method')).toBe(proof)
  expect(asked.get('state')?.length).toBeGreaterThan(20)
  expect(cookie).toContain('flightpath.state=')
  expect(said.url).not.toContain('secret')
})

test('a provider that is not set up is not offered and not gone to', { tags: ['R060'] }, async () => {
  const { status, said } = await startAtProvider({ provider: 'oidc' })
  expect([status, said.code]).toEqual([404, 'PROVIDER_NOT_FOUND'])
})
