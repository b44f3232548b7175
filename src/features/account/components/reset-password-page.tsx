import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useReadyControl } from '#/components/form/use-ready-control.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { resetPasswordSchema } from '../account.schema.ts'
import { announce } from '../announce.ts'
import { resetPassword } from '../auth-actions.ts'
import { useSessionChange } from '../use-session-change.ts'
import { AuthPage } from './auth-page.tsx'

/** Chooses a new password with the token that a mail brought. */
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
  const first = useReadyControl<HTMLDivElement>()
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
        <form.FormRoot className="grid gap-4">
          <div ref={first}>
            <form.AppField name="password">
              {(field) => (
                <field.PasswordField
                  label={t('field.newPassword')}
                  help={t('field.passwordHelp')}
                  autoComplete="new-password"
                />
              )}
            </form.AppField>
          </div>
          <FormFailure />
          <form.SubmitButton className="w-full">{t('reset.submit')}</form.SubmitButton>
        </form.FormRoot>
      </form.AppForm>
    </AuthPage>
  )
}
