import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { changePassword } from '../../account-actions.ts'
import { changePasswordSchema } from '../../account.schema.ts'
import { announce } from '../../announce.ts'
import { refreshSessions } from '../../sessions.queries.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { UsernameForManagers } from './username-for-managers.tsx'

export type ChangePasswordFormProps = { email: string; onDone: () => void; onCancel: () => void }

/** The present password and a new one; other devices are signed out unless that is not wanted. */
export function ChangePasswordForm({ email, onDone, onCancel }: ChangePasswordFormProps) {
  const t = useTranslations('account')
  const queryClient = useQueryClient()
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { password: '', newPassword: '', revokeOtherSessions: true },
    validators: { onChange: changePasswordSchema },
    onSubmit: async ({ value }) => {
      await changePassword(value)
      await announce(t('settings.changePassword.done'))
      await refreshSessions(queryClient)
      onDone()
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        onCancel={onCancel}
        button={<form.SubmitButton>{t('settings.changePassword.submit')}</form.SubmitButton>}
      >
        <UsernameForManagers email={email} />
        <div ref={first}>
          <form.AppField name="password">
            {(field) => (
              <field.PasswordField
                label={t('settings.changePassword.current')}
                autoComplete="current-password"
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="newPassword">{() => <NewPasswordField />}</form.AppField>
        <form.AppField name="revokeOtherSessions">
          {(field) => <field.CheckboxField label={t('settings.changePassword.others')} />}
        </form.AppField>
      </DialogForm>
    </form.AppForm>
  )
}
