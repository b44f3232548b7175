import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { audienceOf } from '#/domain/profile/visibility.ts'
import type { Visibility } from '#/domain/profile/vocabulary.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { SettingsSection } from './settings-section.tsx'

export type PrivacySummaryProps = {
  visibility: Visibility
  anonymousUntilMatch: boolean
  /** The names of the employers the person keeps their profile from. */
  excludedEmployers: readonly string[]
}

/** Who sees a job seeker's profile; it is chosen in the profile's last step. */
export function PrivacySummary({ visibility, anonymousUntilMatch, excludedEmployers }: PrivacySummaryProps) {
  const t = useTranslations('account.privacy')
  const profile = useTranslations('profile.visibility')
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <dl className="grid gap-3 text-14 *:grid *:gap-x-6 *:gap-y-0.5 sm:*:grid-cols-[7.5rem_minmax(0,1fr)]">
        <div>
          <dt className="text-muted">{t('visibility')}</dt>
          <dd>
            <p className="font-medium">{profile(`${visibility}.label`)}</p>
            <p className="text-muted">{profile(`${audienceOf({ visibility, anonymousUntilMatch })}.help`)}</p>
            {anonymousUntilMatch && <p className="text-muted">{t('anonymous')}</p>}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t('excluded')}</dt>
          <dd className="wrap-anywhere">{excludedEmployers.join(', ') || t('nobodyExcluded')}</dd>
        </div>
      </dl>
      <p className="text-14">
        <LinkText asChild>
          <Link to="/app/individual/profile/step5">{t('change')}</Link>
        </LinkText>
      </p>
    </SettingsSection>
  )
}
