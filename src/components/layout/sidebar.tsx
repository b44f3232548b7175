import {
  Briefcase,
  Building2,
  ChartNoAxesColumn,
  CircleUser,
  House,
  LayoutList,
  LogIn,
  LogOut,
  Mail,
  Map,
  PencilLine,
  Settings,
  UserPlus,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import type { Theme } from '#/lib/theme.ts'
import { cn } from '#/ui/cn.ts'
import { Drawer } from '#/ui/drawer.tsx'
import { Mark } from '#/ui/mark.tsx'
import { AppLink } from './app-link.tsx'
import { isActiveEntry, sidebarEntries, type SidebarEntry, type SidebarEntryId } from './sidebar-entries.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const ICONS: Record<SidebarEntryId, LucideIcon> = {
  jobs: Briefcase,
  map: Map,
  dashboard: House,
  publicProfile: CircleUser,
  editProfile: PencilLine,
  company: Building2,
  team: UsersRound,
  invitations: Mail,
  organizations: Building2,
  allJobs: LayoutList,
  users: Users,
  analytics: ChartNoAxesColumn,
  settings: Settings,
  signup: UserPlus,
  signin: LogIn,
  signout: LogOut,
}

const GROUPS = ['explore', 'area', 'session'] as const

export type SidebarProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  accountType: AccountType | null
  pathname: string
  theme: Theme
  onThemeChange: (theme: Theme) => void
}

/** The slide-over menu. Following an entry closes it. */
export function Sidebar({ open, onOpenChange, accountType, pathname, theme, onThemeChange }: SidebarProps) {
  const t = useTranslations('common.nav')
  const entries = sidebarEntries(accountType)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={t('label')}
      header={<Brand />}
      closeLabel={t('close')}
      footer={<ThemeSwitch theme={theme} onThemeChange={onThemeChange} />}
    >
      <nav aria-label={t('label')} className="px-2 py-1">
        {GROUPS.map((group) => (
          <SidebarGroup
            key={group}
            label={t(group)}
            entries={entries.filter((entry) => entry.group === group)}
            pathname={pathname}
            onFollow={() => onOpenChange(false)}
          />
        ))}
      </nav>
    </Drawer>
  )
}

function Brand() {
  return (
    <span className="flex items-center gap-2 font-head text-18 font-semibold tracking-[-0.02em]">
      <Mark />
      {PRODUCT_NAME}
    </span>
  )
}

type SidebarGroupProps = {
  label: string
  entries: readonly SidebarEntry[]
  pathname: string
  onFollow: () => void
}

function SidebarGroup({ label, entries, pathname, onFollow }: SidebarGroupProps) {
  const t = useTranslations('common.nav')
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-0.5 border-b border-line py-2 last:border-0">
      {entries.map((entry) => {
        const Icon = ICONS[entry.id]
        const active = isActiveEntry(entry, pathname)
        return (
          <li key={entry.id}>
            <AppLink
              to={entry.to}
              preload={entry.preload}
              aria-current={active ? 'page' : undefined}
              onClick={onFollow}
              className={cn(
                'flex h-11 items-center gap-3 rounded-ctl px-3 text-15 text-ink-2 transition-colors hover:bg-track/60 hover:text-ink [&_svg]:text-muted',
                active &&
                  'bg-sky-tint font-semibold text-sky-ink hover:bg-sky-tint hover:text-sky-ink [&_svg]:text-current',
              )}
            >
              <Icon aria-hidden="true" />
              {t(entry.id)}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
