import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#/ui/avatar.tsx'
import { Button } from '#/ui/button.tsx'
import { EmailText } from '#/ui/email-text.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { UserAccount } from '../../user-account.view.ts'

/** Who it is, how it stands with them, and the way to what they show of themselves. */
export function UserHead({ account }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  const { id, name, email, image, profile } = account
  return (
    <header className="mt-3 mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} src={image} size="lg" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-28 wrap-anywhere">{name}</h1>
        <EmailText email={email} className="block text-muted" />
        <States account={account} />
      </div>
      {profile && (
        <Button asChild className="max-sm:w-full">
          <Link to="/profile/$id" params={{ id }}>
            {t('toProfile')}
          </Link>
        </Button>
      )}
    </header>
  )
}

function States({ account: { type, platformRole, ban, isVerified } }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  const users = useTranslations('admin.users')
  const format = useFormatter()
  const until = ban?.until && format.dateTime(new Date(ban.until), { dateStyle: 'medium' })
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      <Tag>{users(`types.${type}`)}</Tag>
      {platformRole === 'admin' && type !== 'Admin' && <Tag>{t('roles.admin')}</Tag>}
      {!ban && <Tag tone="sky">{t('active')}</Tag>}
      {ban && <Tag tone="hot">{until ? t('bannedUntil', { until }) : t('banned')}</Tag>}
      {!isVerified && <Tag>{users('state.unverified')}</Tag>}
    </p>
  )
}
