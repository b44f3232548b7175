import { createServerFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { sessionMiddleware, signedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { offeredProviders } from '#/platform/auth/providers/social-providers.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { siteLinks } from '#/platform/env/site-links.server.ts'
import { offeredLanguages, readerLanguage } from '#/platform/language/reader-language.server.ts'
import { THEME_COOKIE, toTheme } from '#/lib/theme.ts'
import { currentCacheVersion } from './cache-version.server.ts'

/**
 * What every page needs to know: who is here, in which language and colours to speak, the public address, by which
 * providers one may come in, and where the footer leads.
 */
export const getRootData = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => ({
    user: context.user,
    activeOrganizationId: context.actor?.activeOrganizationId ?? null,
    language: readerLanguage(),
    languages: offeredLanguages(),
    theme: toTheme(getCookie(THEME_COOKIE)),
    cacheVersion: currentCacheVersion(),
    baseUrl: baseUrl(),
    providers: offeredProviders(),
    links: siteLinks(readerLanguage()),
  }))

/** The signed-in user; refuses when nobody is signed in. */
export const getConnectedUser = createServerFn({ method: 'GET' })
  .middleware([signedInMiddleware])
  .handler(({ context }) => context.user)

export const getConnectedUserOrNull = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.user)
