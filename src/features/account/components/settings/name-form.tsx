import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { changedNamesSchema } from '#/domain/access/account-fields.ts'
import { changeNames } from '../../account-actions.ts'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'

export type NameFormProps = { user: { firstName: string; lastName: string } }

export function NameForm({ user }: NameFormProps) {
  const t = useTranslations('account')
  const changeSession = useSessionChange()
  const form = useAppForm({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    validators: {
      onChange: ({ value, formApi }) => formApi.parseValuesWithSchema(changedNamesSchema(value, user)),
    },
    onSubmit: async ({ value }) => {
      await changeNames(changedNamesSchema(value, user).parse(value))
      await announce(t('settings.nameSaved'))
      await changeSession()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid max-w-lg gap-4">
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <form.AppField name="firstName">
            {(field) => <field.TextField label={t('field.firstName')} autoComplete="given-name" />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label={t('field.lastName')} autoComplete="family-name" />}
          </form.AppField>
        </div>
        <FormFailure />
        <form.SubmitButton variant="secondary" size="md" className="justify-self-start max-sm:w-full">
          {t('settings.nameSave')}
        </form.SubmitButton>
      </form.FormRoot>
    </form.AppForm>
  )
}
