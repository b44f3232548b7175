import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'

export type SuspensionNoticeProps = {
  /** The company's name. */
  organization: string
  /** What an admin wrote to its people. */
  reason: string
}

/** For a suspended company's people and for admins: that nobody else sees it, why, and whom to write to. */
export function SuspensionNotice({ organization, reason }: SuspensionNoticeProps) {
  const t = useTranslations('organization.suspension')
  return (
    <Banner
      tone="warning"
      title={t('title', { organization })}
      action={
        <Button asChild size="sm">
          <Link to="/contact">{t('contact')}</Link>
        </Button>
      }
    >
      <p>{t('text')}</p>
      <p className="mt-2">{t('from')}</p>
      <blockquote className="mt-1 border-l-2 border-line-2 pl-3 wrap-anywhere whitespace-pre-line text-ink">
        {reason}
      </blockquote>
    </Banner>
  )
}
