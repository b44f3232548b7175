import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { HOLD_EARLY_SUBMITS } from '#/components/form/hold-early-submits.ts'
import { AppShell } from '#/components/layout/app-shell.tsx'
import { HOLD_EARLY_PRESSES, useEarlyPress } from '#/components/layout/early-press.ts'
import { PageHead } from '#/components/layout/page-head.tsx'
import { ErrorScreen } from '#/components/screens/error-screen.tsx'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { rootDataQuery } from '#/features/account/root-data.queries.ts'
import { useConfirmedEmail } from '#/features/account/use-confirmed-email.ts'
import { useSessionSync } from '#/features/account/use-session-sync.ts'
import { NotedLike } from '#/features/matching/components/likes/noted-like.tsx'
import { forgetTabLike, NOTE_EARLY_LIKES } from '#/features/matching/noted-like.ts'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { speechIn } from '#/i18n/speech.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { shareImageTags, type ShareImage } from '#/lib/share-image.ts'
import { PLACE_PAGE } from '#/lib/scroll-places.ts'
import type { Theme } from '#/lib/theme.ts'
import { ZOD_WITHOUT_EVAL } from '#/lib/zod-without-eval.ts'
import styles from '#/styles.css?url'
import { FIND_NOTICE_UNREAD } from '#/platform/consent/read-notice.ts'
import { FONT_PRELOADS } from '#/ui/font-preloads.ts'
import { pageTags } from './-components/page-tags.ts'
import { lateTitle } from './-components/late-title.ts'

/** For the few whom an admin looks through. */
const ImpersonationBanner = lazyRouteComponent(
  () => import('#/features/account/components/impersonation-banner.tsx'),
  'ImpersonationBanner',
)

const productImage = (baseUrl: string | undefined): ShareImage => ({
  address: absoluteUrl('/logo.png', baseUrl),
  widthPx: 1200,
  heightPx: 630,
  alt: PRODUCT_NAME,
})

/** Without the public address when the very first load failed: the head is written all the same. */
type KnownOfHead = { baseUrl?: string; language: Language }

type RouterContext = { queryClient: QueryClient; language: Language; theme: Theme }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(rootDataQuery),
  head: async ({ match, matches }) => {
    const { baseUrl, language }: KnownOfHead = match.context
    const speech = await speechIn(language)
    const description = speech.say('common.description')
    // Where no route matches there is no page, and so no address to call its own.
    const page = pageTags(matches.slice(1).at(-1), baseUrl)
    const title = await lateTitle(matches, speech)
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title },
        { name: 'description', content: description },
        { property: 'og:site_name', content: PRODUCT_NAME },
        { property: 'og:type', content: 'website' },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        ...shareImageTags(productImage(baseUrl)),
        ...page.meta,
      ],
      links: [
        { rel: 'stylesheet', href: styles },
        ...FONT_PRELOADS,
        { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        ...page.links,
      ],
      scripts: [
        { children: FIND_NOTICE_UNREAD },
        { children: ZOD_WITHOUT_EVAL },
        { children: HOLD_EARLY_SUBMITS },
        { children: HOLD_EARLY_PRESSES },
        { children: NOTE_EARLY_LIKES },
      ],
    }
  },
  scripts: () => [{ children: PLACE_PAGE }],
  shellComponent: Document,
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: () => <NotFoundScreen />,
})

/** The document round everything, error screens included: it must not need what a failed load would have brought. */
function Document({ children }: { children: ReactNode }): ReactNode {
  const { language, theme }: { language: Language; theme: Theme } = Route.useRouteContext()
  return (
    <html
      suppressHydrationWarning
      lang={LOCALES[language]}
      data-theme={theme === 'system' ? undefined : theme}
    >
      <head>{import.meta.env.PROD ? <PageHead /> : <HeadContent />}</head>
      <body>
        <TextsProvider language={language}>{children}</TextsProvider>
        <Scripts />
      </body>
    </html>
  )
}

function Root(): ReactNode {
  const { user, theme, cacheVersion, links } = Route.useRouteContext()
  useSessionSync({ user, cacheVersion, onOtherTab: forgetTabLike })
  useConfirmedEmail(user)
  useEarlyPress()
  return (
    <AppShell user={user} theme={theme} links={links}>
      <Suspense>{user?.isImpersonated && <ImpersonationBanner id={user.id} name={user.name} />}</Suspense>
      <Outlet />
      <NotedLike user={user} />
    </AppShell>
  )
}
