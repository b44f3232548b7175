import { createAuthMiddleware } from 'better-auth/api'
import type { twoFactor } from 'better-auth/plugins'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { isProviderCallback } from './is-provider-callback.ts'

/** The path of our own that an address leads to. */
function pathOf(address: string | null | undefined): string {
  if (!address || !URL.canParse(address, baseUrl())) return ''
  const { pathname, search, hash } = new URL(address, baseUrl())
  return `${pathname}${search}${hash}`
}

/** The way back from a provider is a page and no call: who still owes a code is sent to where it is asked for. */
const askForCode = createAuthMiddleware(async (context) => {
  const { returned, responseHeaders } = context.context
  if (typeof returned !== 'object' || returned === null || !('twoFactorRedirect' in returned)) return
  const next = safeNextPath(pathOf(responseHeaders?.get('location')))
  throw context.redirect(`${baseUrl()}/auth/signin?${new URLSearchParams({ step: 'code', next })}`)
})

/**
 * The library asks for the second factor after a password alone. This lets the same hook, which takes the session away
 * and begins the challenge, also follow a return from a provider.
 */
export function secondFactorEverywhere<Plugin extends ReturnType<typeof twoFactor>>(plugin: Plugin): Plugin {
  const [challenge] = plugin.hooks.after
  if (!challenge) throw new Error('The library has no hook for the second factor')
  return {
    ...plugin,
    hooks: {
      ...plugin.hooks,
      after: [
        ...plugin.hooks.after,
        { matcher: isProviderCallback, handler: challenge.handler },
        { matcher: isProviderCallback, handler: askForCode },
      ],
    },
  }
}
