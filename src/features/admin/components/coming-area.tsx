import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ComingScreen } from '#/components/screens/coming-screen.tsx'
import { Button } from '#/ui/button.tsx'

const ICONS = {
  organizations: Building2,
}

/** Areas whose subject can be looked at in the public list until they are there. */
const SEEN_IN_JOBS = new Set<keyof typeof ICONS>(['organizations'])

/** One of the admin's areas that are still to be built: what it will do, and what can be done today. */
export function ComingArea({ area }: { area: keyof typeof ICONS }) {
  const t = useTranslations('admin.coming')
  const isInJobs = SEEN_IN_JOBS.has(area)
  return (
    <ComingScreen
      icon={ICONS[area]}
      title={t(`${area}.title`)}
      note={t('note')}
      actions={
        <>
          {isInJobs && (
            <Button asChild variant="primary">
              <Link to="/jobs">{t('toJobs')}</Link>
            </Button>
          )}
          <Button asChild variant={isInJobs ? 'secondary' : 'primary'}>
            <Link to="/app/admin">{t('toDashboard')}</Link>
          </Button>
        </>
      }
    >
      {t(`${area}.text`)}
    </ComingScreen>
  )
}
