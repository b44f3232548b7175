import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ResendVerification } from '../resend-verification.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export type EmailSectionProps = {
  user: { email: string; emailVerified: boolean }
  /** Without one, having signed in a moment ago takes its place. */
  hasPassword: boolean
}

/** The address, whether it is proved, and the way to another one. */
export function EmailSection({ user, hasPassword }: EmailSectionProps) {
  const t = useTranslations('account.settings')
  const common = useTranslations('common.actions')
  const [isOpen, setOpen] = useState(false)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const { email, emailVerified } = user
  const close = () => setOpen(false)
  const onAsked = (newEmail: string) => {
    setAskedFor(newEmail)
    close()
  }
  return (
    <SettingsSection
      title={t('email')}
      lead={t('emailLead')}
      action={<Button onClick={() => setOpen(true)}>{t('changeEmail.open')}</Button>}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{email}</span>
        {emailVerified && (
          <span className="flex items-center gap-1.5 text-14 text-strong-ink">
            <CircleCheck aria-hidden="true" />
            {t('verified')}
          </span>
        )}
      </p>
      {!emailVerified && (
        <Banner tone="warning" action={<ResendVerification email={email} size="sm" />}>
          {t('unverified')}
        </Banner>
      )}
      {askedFor && (
        <Banner tone="good" role="status" title={t('changeEmail.sentTitle')}>
          {emailVerified
            ? t('changeEmail.sent', { email, newEmail: askedFor })
            : t('changeEmail.sentNew', { email: askedFor })}
        </Banner>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('changeEmail.title')}
        description={emailVerified ? t('changeEmail.lead', { email }) : t('changeEmail.leadUnverified')}
        closeLabel={common('close')}
      >
        <ChangeEmailForm email={email} hasPassword={hasPassword} onAsked={onAsked} onCancel={close} />
      </Dialog>
    </SettingsSection>
  )
}
