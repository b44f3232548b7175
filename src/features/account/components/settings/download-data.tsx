import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { Button } from '#/ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** A plain form: the browser saves what it answers, with or without scripts, and the page stays. */
export function DownloadData({ type }: { type: AccountType }) {
  const t = useTranslations('account.export')
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <p className="text-14 text-pretty text-ink-2">{t('what', { type })}</p>
      <form method="post" action="/api/my-data">
        <Button type="submit">
          <Download aria-hidden="true" />
          {t('submit')}
        </Button>
      </form>
    </SettingsSection>
  )
}
