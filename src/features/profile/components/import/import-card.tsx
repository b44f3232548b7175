import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'

/** At the top of the first step: who has a CV need not type it. */
export function ImportCard() {
  const t = useTranslations('profile.import.card')
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
      <span className="grid size-10 place-items-center rounded-full bg-sky-tint text-sky-ink max-sm:hidden">
        <FileUp aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-15 font-medium">{t('title')}</p>
        <p className="text-13 text-pretty text-muted">{t('text')}</p>
      </div>
      <Button asChild>
        <Link to="/app/individual/profile/import">{t('action')}</Link>
      </Button>
    </Card>
  )
}
