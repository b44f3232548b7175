import { CatchBoundary, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorFallback } from '#/components/screens/error-fallback.tsx'
import { tellIfOutdated } from '#/lib/outdated-page.ts'
import type { Theme } from '#/lib/theme.ts'
import { hasChrome, mayHoldNotice } from './chrome.ts'
import type { SiteLinks } from './footer-links.ts'
import { LateNotice } from './late-notice.tsx'
import { LateToaster } from './late-toaster.tsx'
import type { ShellUser } from './shell-user.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useNotice } from './use-notice.ts'
import { useTheme } from './use-theme.ts'

const Sidebar = lazyRouteComponent(() => import('./sidebar.tsx'), 'Sidebar')
/** Also after it has failed: then it is tried once more. */
const loadSidebar = () => void Sidebar.preload?.()
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
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  const framed = hasChrome(pathname)
  const { notice, askForNotice, closeNotice } = useNotice()
  const openMenu = () => {
    loadSidebar()
    setMenuOpen(true)
    setPresses((count) => count + 1)
  }
  const isNoted = framed && notice !== 'away' && (notice === 'asked' || mayHoldNotice(pathname))
  useArrivalFocus()
  useEffect(() => {
    const timer = setTimeout(loadSidebar, MENU_AFTER_MS)
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
          onOpenMenu={openMenu}
          onNearMenu={loadSidebar}
        />
      )}
      {presses > 0 && (
        <CatchBoundary
          getResetKey={() => `${pathname} ${presses}`}
          errorComponent={ErrorFallback}
          onCatch={tellIfOutdated}
        >
          <Suspense>
            <Sidebar
              open={isMenuOpen}
              onOpenChange={setMenuOpen}
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
      {isNoted && <LateNotice state={notice} onClose={closeNotice} />}
      <LateToaster />
    </div>
  )
}
