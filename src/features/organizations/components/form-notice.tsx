import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'

type FormNoticeProps = {
  /** What an earlier visit left is in the form again. */
  isRestored: boolean
  /** The company of the form, when another one is connected now. */
  elsewhere: { name: string; isConnecting: boolean; onConnect: () => void } | null
}

/** What the writer should know before they go on: the way back to this company, or where these words come from. */
export function FormNotice({ isRestored, elsewhere }: FormNoticeProps) {
  const t = useTranslations('organization.form')
  if (elsewhere) {
    const { name, isConnecting, onConnect } = elsewhere
    return (
      <Banner
        tone="warning"
        role="alert"
        title={t('elsewhereTitle')}
        action={
          <Button size="sm" loading={isConnecting} onClick={onConnect}>
            {t('connectAgain')}
          </Button>
        }
      >
        {t('elsewhere', { name })}
      </Banner>
    )
  }
  return isRestored ? <Banner role="status">{t('restored')}</Banner> : null
}
