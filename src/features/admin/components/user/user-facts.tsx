import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ProgressRing } from '#/ui/progress-ring.tsx'
import type { UserAccount } from '../../user-account.view.ts'
import { UserSection } from './user-section.tsx'

/** What is known of an account, and how far its profile has come. */
export function UserFacts({ account }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  const users = useTranslations('admin.users')
  const format = useFormatter()
  const day = (moment: string) => (
    <time dateTime={moment} className="tabular-nums">
      {format.dateTime(new Date(moment), { dateStyle: 'medium' })}
    </time>
  )
  const { type, platformRole, isVerified, hasPassword, hasSecondFactor, joinedAt, seenAt } = account
  return (
    <UserSection id="user-facts" title={t('facts')} className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3">
        <Fact label={users('type')}>{users(`types.${type}`)}</Fact>
        <Fact label={t('role')}>{t(`roles.${platformRole}`)}</Fact>
        <Fact label={t('email')}>{isVerified ? t('confirmed') : t('unconfirmed')}</Fact>
        <Fact label={users('joined')}>{day(joinedAt)}</Fact>
        <Fact label={users('seen')}>{seenAt ? day(seenAt) : users('notSeen')}</Fact>
        <Fact label={t('waysIn')}>
          {hasPassword ? t('hasPassword') : t('noPassword')}
          {hasSecondFactor && (
            <span className="block text-13 font-normal text-muted">{t('secondFactor')}</span>
          )}
        </Fact>
      </dl>
      <ProfileState profile={account.profile} />
    </UserSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-14 font-medium">{children}</dd>
    </div>
  )
}

function ProfileState({ profile }: Pick<UserAccount, 'profile'>) {
  const t = useTranslations('admin.user')
  if (!profile) return null
  const { percent, audience } = profile
  return (
    <div className="mt-4 flex items-center gap-4 border-t border-line pt-4">
      <ProgressRing percent={percent} label={t('complete', { percent })} size={44} />
      <div className="min-w-0">
        <p className="text-14 font-medium">{t('complete', { percent })}</p>
        <p className="text-13 text-muted">{t(`audience.${audience}`)}</p>
      </div>
    </div>
  )
}
