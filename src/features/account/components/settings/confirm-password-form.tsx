import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { confirmPasswordSchema } from '../../account.schema.ts'
import { UsernameForManagers } from './username-for-managers.tsx'

export type ConfirmPasswordFormProps = {
  email: string
  submitLabel: string
  /** What follows takes something away. */
  isDanger?: boolean
  onCancel: () => void
  /** Throws what the server refused. */
  onConfirmed: (password: string) => Promise<void>
}

/** Asks for the password before something that another person at this device should not do. */
export function ConfirmPasswordForm({
  email,
  submitLabel,
  isDanger,
  onCancel,
  onConfirmed,
}: ConfirmPasswordFormProps) {
  const t = useTranslations('account.settings.secondFactor')
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { password: '' },
    validators: { onChange: confirmPasswordSchema },
    onSubmit: ({ value }) => onConfirmed(value.password),
  })
  return (
    <form.AppForm>
      <DialogForm
        onCancel={onCancel}
        button={
          <form.SubmitButton variant={isDanger ? 'danger' : 'primary'}>{submitLabel}</form.SubmitButton>
        }
      >
        <UsernameForManagers email={email} />
        <div ref={first}>
          <form.AppField name="password">
            {(field) => <field.PasswordField label={t('password')} autoComplete="current-password" />}
          </form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
