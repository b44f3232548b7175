import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { completeness } from '#/domain/profile/completeness.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { Card } from '#/ui/card.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { ProgressRing } from '#/ui/progress-ring.tsx'
import type { ProfileStep } from '../profile-steps.ts'
import { stepPath } from '../use-step-rail.ts'

type ProfileProgressProps = { document: ProfileDocument; step: ProfileStep }

/** How complete the profile is, and the one thing that would bring most. */
export function ProfileProgress({ document, step }: ProfileProgressProps) {
  const t = useTranslations('profile.progress')
  const textOf = useTextOf()
  const { percent, nextStep } = completeness(document)
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center gap-4">
        <ProgressRing percent={percent} label={t('label', { percent })} />
        <div>
          <p className="text-14 font-semibold">{t('title')}</p>
          <p className="text-13 text-pretty text-muted">{nextStep ? t('why') : t('complete')}</p>
        </div>
      </div>
      {nextStep && (
        <p className="border-t border-line pt-4 text-13 text-pretty">
          <span className="block text-muted">{t('next')}</span>
          {nextStep.step === step ? (
            <b className="text-14 font-medium">{textOf(nextStep.message)}</b>
          ) : (
            <LinkText asChild className="text-14">
              <Link to={stepPath(nextStep.step)}>{textOf(nextStep.message)}</Link>
            </LinkText>
          )}
        </p>
      )}
    </Card>
  )
}
