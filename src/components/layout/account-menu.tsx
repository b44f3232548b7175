import { LogOut, Settings } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Theme } from '#/lib/theme.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { AppLink } from './app-link.tsx'
import type { ShellUser } from './shell-user.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const ENTRY =
  'flex h-9 items-center gap-2.5 rounded-tag px-2.5 text-14 hover:bg-track/60 touch:h-11 [&_svg]:size-4 [&_svg]:text-muted'

export type AccountMenuProps = {
  user: ShellUser
  theme: Theme
  onThemeChange: (theme: Theme) => void
}

/** Opens from the avatar by the browser's own popover: it answers before the page's scripts have arrived. */
export function AccountMenu({ user, theme, onThemeChange }: AccountMenuProps) {
  const t = useTranslations('common')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('bar.account')}
        className="grid size-9 place-items-center rounded-full touch:size-11"
      >
        <Avatar name={user.name} src={user.image} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="inset-auto top-[3.75rem] right-4 m-0 w-72 rounded-card border border-line bg-raised shadow-float open:animate-pop-in max-md:right-3"
      >
        <div className="border-b border-line px-3.5 py-3">
          <p className="truncate text-14 font-semibold">{user.name}</p>
          <p className="truncate text-13 text-muted">{user.email}</p>
        </div>
        <nav aria-label={t('bar.account')} className="p-1">
          <AppLink to="/app/settings" onClick={close} className={ENTRY}>
            <Settings aria-hidden="true" />
            {t('nav.settings')}
          </AppLink>
          <AppLink to="/auth/signout" preload={false} onClick={close} className={ENTRY}>
            <LogOut aria-hidden="true" />
            {t('nav.signout')}
          </AppLink>
        </nav>
        <div className="border-t border-line p-3">
          <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
        </div>
      </div>
    </>
  )
}
