import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'

export type SuspensionNoticeProps = {
  /** The company's name. */
  organization: string
  /** What an admin wrote to its people. */
  reason: string
  /** Since when; told to admins alone, who can restore it. */
  since?: string | null
}

/** That nobody else sees a suspended company, and why: its people are told whom to write to, admins where it is restored. */
export function SuspensionNotice({ organization, reason, since }: SuspensionNoticeProps) {
  const t = useTranslations('organization.suspension')
  const format = useFormatter()
  const date = since && format.dateTime(new Date(since), { dateStyle: 'long' })
  return (
    <Banner
      tone="warning"
      title={date ? t('titleSince', { organization, date }) : t('title', { organization })}
      action={
        <Button asChild size="sm">
          {date ? (
            <Link to="/app/admin/organizations" search={{ state: 'suspended' }}>
              {t('restore')}
            </Link>
          ) : (
            <Link to="/contact">{t('contact')}</Link>
          )}
        </Button>
      }
    >
      <p>{t(date ? 'textForAdmins' : 'text')}</p>
      <p className="mt-2">{t(date ? 'reason' : 'from')}</p>
      <blockquote className="mt-1 border-l-2 border-line-2 pl-3 wrap-anywhere whitespace-pre-line text-ink">
        {reason}
      </blockquote>
    </Banner>
  )
}
