import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import type { Completeness } from '#/domain/profile/completeness.ts'
import { Card } from '#/ui/card.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { ProgressRing } from '#/ui/progress-ring.tsx'
import { SectionHead } from './section-head.tsx'

export function CompletenessCard({ completeness: { percent, nextStep } }: { completeness: Completeness }) {
  const t = useTranslations('match.dashboard.profile')
  const textOf = useTextOf()
  return (
    <section aria-labelledby="profile-progress">
      <SectionHead id="profile-progress" title={t('title')}>
        <LinkText asChild className="touch:py-2.5">
          <AppLink to={`/app/individual/profile/step${nextStep?.step ?? 1}`}>{t('edit')}</AppLink>
        </LinkText>
      </SectionHead>
      <Card className="flex items-center gap-5 px-6 py-4">
        <ProgressRing percent={percent} label={t('complete', { percent })} />
        <div className="min-w-0">
          <p className="text-14 font-semibold">{t('complete', { percent })}</p>
          <p className="text-13 text-pretty text-muted">
            {nextStep ? t('next', { step: textOf(nextStep.message) }) : t('done')}
          </p>
        </div>
      </Card>
    </section>
  )
}
