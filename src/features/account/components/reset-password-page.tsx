import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { resetPasswordSchema } from '../account.schema.ts'
import { announce } from '../announce.ts'
import { resetPassword } from '../auth-actions.ts'
import { useSessionChange } from '../use-session-change.ts'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OneFieldForm } from './one-field-form.tsx'

export function ResetPasswordPage({ token }: { token: string }) {
  const t = useTranslations('account')
  const changeSession = useSessionChange()
  const form = useAppForm({
    defaultValues: { password: '' },
    validators: { onChange: resetPasswordSchema },
    onSubmit: async ({ value }) => {
      await resetPassword(token, value.password)
      await announce(t('reset.done'))
      await changeSession('/auth/signin')
    },
  })
  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      foot={
        <LinkText asChild>
          <Link to="/auth/password/forgot">{t('reset.newLink')}</Link>
        </LinkText>
      }
    >
      <form.AppForm>
        <OneFieldForm submit={t('reset.submit')}>
          <form.AppField name="password">{() => <NewPasswordField />}</form.AppField>
        </OneFieldForm>
      </form.AppForm>
    </AuthPage>
  )
}
