import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { Banner } from '#/ui/banner.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { forgotPasswordSchema } from '../account.schema.ts'
import { requestPasswordReset } from '../auth-actions.ts'
import { AuthPage } from './auth-page.tsx'
import { OneFieldForm } from './one-field-form.tsx'

/** Asks for a link to choose a new password. Whether the address is known is not told. */
export function ForgotPasswordPage() {
  const t = useTranslations('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAppForm({
    defaultValues: { email: '' },
    validators: { onChange: forgotPasswordSchema },
    onSubmit: async ({ value }) => {
      const { email } = forgotPasswordSchema.parse(value)
      await requestPasswordReset(email)
      setSentTo(email)
    },
  })
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={
        <LinkText asChild>
          <Link to="/auth/signin">{t('forgot.back')}</Link>
        </LinkText>
      }
    >
      {sentTo && (
        <Banner tone="good" role="status" title={t('forgot.sentTitle')}>
          {t('forgot.sent', { email: sentTo })}
        </Banner>
      )}
      <form.AppForm>
        <OneFieldForm submit={t('forgot.submit')}>
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={t('field.email')}
                type="email"
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </form.AppField>
        </OneFieldForm>
      </form.AppForm>
    </AuthPage>
  )
}
