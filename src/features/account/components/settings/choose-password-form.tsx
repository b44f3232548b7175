import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { resetPasswordSchema } from '../../account.schema.ts'
import { announce } from '../../announce.ts'
import { chooseMyPassword } from '../../first-password.functions.ts'
import { linkedAccountsQuery } from '../../linked-accounts.queries.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { UsernameForManagers } from './username-for-managers.tsx'

export type ChoosePasswordFormProps = { email: string; onDone: () => void; onCancel: () => void }

/** The first password of somebody who came by a provider. */
export function ChoosePasswordForm({ email, onDone, onCancel }: ChoosePasswordFormProps) {
  const t = useTranslations('account')
  const queryClient = useQueryClient()
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { password: '' },
    validators: { onChange: resetPasswordSchema },
    onSubmit: async ({ value }) => {
      await chooseMyPassword({ data: value })
      await announce(t('waysIn.passwordChosen'))
      await queryClient.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey })
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
          <form.AppField name="password">{() => <NewPasswordField />}</form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
