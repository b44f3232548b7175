import { CatchBoundary, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorFallback } from '#/components/screens/error-fallback.tsx'
import type { Theme } from '#/lib/theme.ts'
import { hasChrome } from './chrome.ts'
import type { SiteLinks } from './footer-links.ts'
import { LateNotice, useNotice } from './late-notice.tsx'
import { LateToaster } from './late-toaster.tsx'
import type { ShellUser } from './shell-user.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useTheme } from './use-theme.ts'

const loadSidebar = () => import('./sidebar.tsx')
/** When its file is gone since the last deploy, the page is loaded anew once, as the router does for its pages. */
const Sidebar = lazyRouteComponent(loadSidebar, 'Sidebar')
/** The menu is the way out of every page, and must open when the connection is gone: it is fetched once all else is here. */
const MENU_AFTER_MS = 3_000

export type AppShellProps = {
  user: ShellUser | null
  /** As the server read it from the cookie. */
  theme: Theme
  links: SiteLinks
  children: ReactNode
}

/** The frame of every page: bar, slide-over menu, content, footer, messages. The CV stands without it. */
export function AppShell({ user, theme: initialTheme, links, children }: AppShellProps) {
  const t = useTranslations('common.bar')
  const pathname = useLocation({ select: (location) => location.pathname })
  const [theme, chooseTheme] = useTheme(initialTheme)
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const framed = hasChrome(pathname)
  const { notice, askForNotice, closeNotice } = useNotice()
  useArrivalFocus()
  useEffect(() => {
    const timer = setTimeout(() => void loadSidebar().catch(() => undefined), MENU_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col pb-(--notice)">
      <a
        href="#content"
        className="sr-only rounded-ctl bg-sky text-14 font-semibold text-on-sky focus:not-sr-only focus:fixed focus:top-1.5 focus:left-2 focus:z-50 focus:px-4 focus:py-2.5"
      >
        {t('skip')}
      </a>
      {framed && (
        <TopBar
          user={user}
          pathname={pathname}
          theme={theme}
          onThemeChange={chooseTheme}
          onOpenMenu={() => setMenu('open')}
          onNearMenu={() => void loadSidebar().catch(() => undefined)}
        />
      )}
      {menu !== 'unused' && (
        <CatchBoundary getResetKey={() => pathname} errorComponent={ErrorFallback}>
          <Suspense>
            <Sidebar
              open={menu === 'open'}
              onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
              accountType={user?.type ?? null}
              pathname={pathname}
              theme={theme}
              onThemeChange={chooseTheme}
            />
          </Suspense>
        </CatchBoundary>
      )}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {framed && <SiteFooter links={links} onShowCookies={askForNotice} />}
      {framed && <LateNotice notice={notice} onClose={closeNotice} />}
      <LateToaster />
    </div>
  )
}
