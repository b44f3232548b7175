import { createAuthClient } from 'better-auth/react'
import {
  adminClient,
  inferAdditionalFields,
  organizationClient,
  twoFactorClient,
} from 'better-auth/client/plugins'
import type { Auth } from './auth.server.ts'

/** The auth library's client. Import it lazily where a page can do without it at first. */
export const authClient = createAuthClient({
  basePath: '/api/auth',
  plugins: [
    inferAdditionalFields<Auth>(),
    organizationClient({ teams: { enabled: true } }),
    adminClient(),
    twoFactorClient(),
  ],
})
