import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'

/** The admin's areas, in the order of the menu, with the messages, which it does not name, and the list as everybody sees it. */
const AREAS = [
  ['/app/admin/organizations', 'toOrganizations'],
  ['/app/admin/jobs', 'toAllJobs'],
  ['/app/admin/users', 'toUsers'],
  ['/app/admin/messages', 'toMessages'],
  ['/app/admin/analytics', 'toAnalytics'],
  ['/jobs', 'toJobs'],
] as const

export function AreaLinks() {
  const t = useTranslations('admin.overview')
  return (
    <nav aria-label={t('areas')} className="mt-5 flex flex-wrap gap-2">
      {AREAS.map(([to, text]) => (
        <Button key={to} asChild>
          <Link to={to}>{t(text)}</Link>
        </Button>
      ))}
    </nav>
  )
}
