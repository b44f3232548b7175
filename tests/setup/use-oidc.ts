import { afterAll, beforeEach, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { useTestAuth } from './auth.ts'
import { startOidcProvider } from './oidc-provider.ts'

/** Who comes by the provider when a test names nobody else. */
export const NIAMH = {
  ...{ sub: 'n-1', email: 'Niamh@example.com', email_verified: true },
  name: 'Niamh O. Adeyemi',
}

/**
 * A database of the file's own, the product's auth on it, and a provider that the environment sets up. Before each
 * test nobody has an account, and no mail was sent.
 */
export async function useOidc() {
  const provider = await startOidcProvider()
  Object.assign(process.env, provider.env)
  const sendVerificationMail = vi.fn<(mail: { email: string; url: string }) => Promise<void>>()
  const sendResetMail = vi.fn<(mail: { url: string }) => Promise<void>>()
  await useTestAuth({ sendVerificationMail, sendResetMail })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    await db().delete(user)
    for (const mail of [sendVerificationMail, sendResetMail]) mail.mockReset().mockResolvedValue()
    provider.says(NIAMH)
    provider.server.service.removeAllListeners('beforeResponse')
    provider.server.service.removeAllListeners('beforeUserinfo')
  })
  return { provider, sendVerificationMail, sendResetMail }
}
