import { OAuth2Server } from 'oauth2-mock-server'

/** What a provider says of whoever comes by it. */
type Claims = { sub: string; email?: string; email_verified?: unknown; [claim: string]: unknown }

export type OidcProvider = {
  issuer: string
  /** The environment by which the product knows this provider. */
  env: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>
  /** Who comes next, until somebody else is named. */
  says: (claims: Claims) => void
  /** The real server, for whatever a test wants it to do wrong. */
  server: OAuth2Server
  stop: () => Promise<void>
}

/** A provider of OpenID Connect that really listens, on a port of loopback. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = server.issuer.url ?? ''
  let claims: Claims = { sub: 'nobody' }
  server.service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
    Object.assign(payload, claims),
  )
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'flightpath',
      OIDC_CLIENT_SECRET: 'a-secret-between-the-two',
      OIDC_NAME: 'Campus',
    },
    says: (next) => (claims = next),
    server,
    stop: () => server.stop(),
  }
}
