import { PanelLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#/lib/product.ts'
import type { Theme } from '#/lib/theme.ts'
import { Button } from '#/ui/button.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { Mark } from '#/ui/mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AppLink } from './app-link.tsx'
import { BackButton } from './back-button.tsx'
import { searchTarget } from './chrome.ts'
import { SearchBox } from './search-box.tsx'
import type { ShellUser } from './shell-user.ts'

export type TopBarProps = {
  user: ShellUser | null
  pathname: string
  theme: Theme
  onThemeChange: (theme: Theme) => void
  onOpenMenu: () => void
  /** The menu is about to be wanted: its code may be fetched. */
  onNearMenu: () => void
}

export function TopBar({ user, pathname, theme, onThemeChange, onOpenMenu, onNearMenu }: TopBarProps) {
  const t = useTranslations('common.bar')
  const target = searchTarget(pathname)
  return (
    <header className="sticky top-0 z-30 flex h-(--bar) flex-none items-center gap-2 border-b border-line bg-paper pr-5 pl-3 [--halo:var(--paper)] max-md:gap-0 max-md:pr-3 max-md:pl-1 print:hidden">
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        onPointerEnter={onNearMenu}
        onFocus={onNearMenu}
        className="noscript:hidden"
      >
        <PanelLeft aria-hidden="true" />
      </IconButton>
      <AppLink
        to="/"
        aria-label={t('home', { product: PRODUCT_NAME })}
        className="flex items-center gap-2 rounded-ctl py-1 pr-2 pl-1 font-head text-18 font-semibold tracking-[-0.02em] max-md:size-11 max-md:justify-center max-md:p-0"
      >
        <Mark />
        <span className="max-md:hidden">{PRODUCT_NAME}</span>
      </AppLink>
      <BackButton />
      {target && <SearchBox key={target} target={target} />}
      <div className={target ? 'flex items-center gap-2 md:ml-auto' : 'ml-auto flex items-center gap-2'}>
        {user ? <AccountMenu user={user} theme={theme} onThemeChange={onThemeChange} /> : <SignLinks />}
      </div>
    </header>
  )
}

function SignLinks() {
  const t = useTranslations('common.nav')
  return (
    <>
      <Button asChild variant="quiet" size="sm" className="max-md:px-2">
        <AppLink to="/auth/signin">{t('signin')}</AppLink>
      </Button>
      <Button asChild size="sm" className="max-md:px-2">
        <AppLink to="/auth/signup">{t('signup')}</AppLink>
      </Button>
    </>
  )
}
