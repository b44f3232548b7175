import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { updateUser } from '../../user-actions.ts'
import { changedUserSchema } from '../../user-account.schema.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

export function UpdateForm({ account, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.update')
  const labels = useTranslations('account.field')
  const onChanged = useUserChange(account.id, onClose)
  const { firstName, lastName, email } = account
  const form = useAppForm({
    defaultValues: { firstName, lastName, email },
    validators: {
      onChange: ({ value, formApi }) => formApi.parseValuesWithSchema(changedUserSchema(value, account)),
    },
    onSubmit: async ({ value }) => {
      await updateUser(account.id, changedUserSchema(value, account).parse(value), account)
      await onChanged(t('done'))
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        autoComplete="off"
        onCancel={onClose}
        button={<form.SubmitButton>{t('confirm')}</form.SubmitButton>}
      >
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <form.AppField name="firstName">
            {(field) => <field.TextField label={labels('firstName')} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label={labels('lastName')} autoComplete="off" />}
          </form.AppField>
        </div>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={labels('email')}
              help={t('emailHelp')}
              type="email"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </form.AppField>
      </DialogForm>
    </form.AppForm>
  )
}
