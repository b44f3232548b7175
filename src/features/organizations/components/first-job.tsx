import { Link } from '@tanstack/react-router'
import { Briefcase } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'

/** The next step of a company that has posted nothing yet. */
export function FirstJob({ organizationName }: { organizationName: string }) {
  const t = useTranslations('organization.firstJob')
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-sky-tint text-sky-ink">
        <Briefcase aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-16 [overflow-wrap:anywhere]">{t('title', { name: organizationName })}</h2>
        <p className="text-14 text-pretty text-muted">{t('text')}</p>
      </div>
      <Button asChild variant="primary" className="max-sm:w-full">
        {/* The page acts when it is entered: hovering must not load it. */}
        <Link to="/app/employer/jobs/new" preload={false}>
          {t('action')}
        </Link>
      </Button>
    </Card>
  )
}
