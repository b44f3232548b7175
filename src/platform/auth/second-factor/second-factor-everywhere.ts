import { createAuthMiddleware } from 'better-auth/api'
import type { twoFactor } from 'better-auth/plugins'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { isProviderCallback } from '../providers/is-provider-callback.ts'
import { checksCode, trustNoBrowser, withoutTrust } from './trusted-browsers.ts'

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
 * The library asks for the second factor after a password alone, and not in a browser that is trusted. This lets the
 * same hook, which takes the session away and begins the challenge, also follow a return from a provider, and lets it
 * know of no trusted browser.
 */
export function secondFactorEverywhere<Plugin extends ReturnType<typeof twoFactor>>(plugin: Plugin): Plugin {
  const [challenge, ...others] = plugin.hooks.after
  if (!challenge || others.length > 0) throw new Error('The library has another hook for the second factor')
  const ask = challenge.handler
  const askAlways = (context: Parameters<typeof ask>[0]) => ask(withoutTrust(context))
  const handler = Object.assign(askAlways, { options: ask.options })
  return {
    ...plugin,
    hooks: {
      ...plugin.hooks,
      before: [{ matcher: checksCode, handler: trustNoBrowser }],
      after: [
        { ...challenge, handler },
        { matcher: isProviderCallback, handler },
        { matcher: isProviderCallback, handler: askForCode },
      ],
    },
  }
}
