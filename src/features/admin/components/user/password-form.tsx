import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { changeUserPassword } from '../../user-account.functions.ts'
import { userPasswordSchema } from '../../user-account.schema.ts'
import { BY_LINK, PasswordChoice } from './password-choice.tsx'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

/** Another password for somebody: they choose it by a mailed link, or the admin sets one. */
export function PasswordForm({ account, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.setPassword')
  const labels = useTranslations('account.field')
  const onChanged = useUserChange(account.id, onClose)
  const form = useAppForm({
    defaultValues: { id: account.id, ...BY_LINK, endsSessions: false },
    validators: { onChange: userPasswordSchema },
    onSubmit: async ({ value }) => {
      await changeUserPassword({ data: userPasswordSchema.parse(value) })
      await onChanged(t(`done.${value.way}`, { name: account.name }))
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        autoComplete="off"
        onCancel={onClose}
        button={
          <form.Subscribe selector={({ values }) => values.way}>
            {(way) => <form.SubmitButton>{t(`ways.${way}.confirm`)}</form.SubmitButton>}
          </form.Subscribe>
        }
      >
        <PasswordChoice
          form={form}
          fields={{ way: 'way', password: 'password' }}
          label={t('way')}
          textsOf={(way) => ({ label: t(`ways.${way}.label`), help: t(`ways.${way}.help`) })}
          passwordLabel={labels('newPassword')}
        />
        <form.AppField name="endsSessions">
          {(field) => <field.CheckboxField label={t('endsSessions')} help={t('endsSessionsHelp')} />}
        </form.AppField>
      </DialogForm>
    </form.AppForm>
  )
}
