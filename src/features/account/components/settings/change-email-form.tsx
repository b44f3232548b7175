import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { changeEmail } from '../../account-actions.ts'
import { changeEmailSchema } from '../../account.schema.ts'

export type ChangeEmailFormProps = {
  email: string
  hasPassword: boolean
  onAsked: (newEmail: string) => void
  onCancel: () => void
}

/** The address that is wanted, and the password if there is one: whoever owns the address owns the account. */
export function ChangeEmailForm({ email, hasPassword, onAsked, onCancel }: ChangeEmailFormProps) {
  const t = useTranslations('account.settings.changeEmail')
  const first = useFocusOnMount<HTMLDivElement>()
  const schema = changeEmailSchema(email, { hasPassword })
  const form = useAppForm({
    defaultValues: { newEmail: '', password: '' },
    validators: { onChange: schema },
    onSubmit: async ({ value }) => {
      const fields = schema.parse(value)
      await changeEmail(fields)
      onAsked(fields.newEmail)
    },
  })
  return (
    <form.AppForm>
      <DialogForm onCancel={onCancel} button={<form.SubmitButton>{t('submit')}</form.SubmitButton>}>
        <div ref={first}>
          <form.AppField name="newEmail">
            {(field) => (
              <field.TextField label={t('newEmail')} type="email" autoComplete="email" spellCheck={false} />
            )}
          </form.AppField>
        </div>
        {hasPassword && (
          <form.AppField name="password">
            {(field) => <field.PasswordField label={t('password')} autoComplete="current-password" />}
          </form.AppField>
        )}
      </DialogForm>
    </form.AppForm>
  )
}
