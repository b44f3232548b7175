import { useTranslations } from 'use-intl'
import type * as z from 'zod'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { endUserSessions, setUserPassword } from '../../user-actions.ts'
import { sendPasswordLink } from '../../user-account.functions.ts'
import { PASSWORD_WAYS, userPasswordSchema } from '../../user-account.schema.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

type Way = (typeof PASSWORD_WAYS)[number]
type Fields = { way: Way; password: string; endsSessions: boolean }

async function changePassword(id: string, change: z.output<typeof userPasswordSchema>): Promise<void> {
  if (change.way === 'link') await sendPasswordLink({ data: { id } })
  else await setUserPassword(id, change.password)
  if (change.endsSessions) await endUserSessions(id)
}

/** Another password for somebody: they choose it by a mailed link, or the admin sets one. */
export function PasswordForm({ account, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.setPassword')
  const labels = useTranslations('account.field')
  const onChanged = useUserChange(account.id, onClose)
  const defaultValues: Fields = { way: 'link', password: '', endsSessions: false }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: userPasswordSchema },
    onSubmit: async ({ value }) => {
      await changePassword(account.id, userPasswordSchema.parse(value))
      await onChanged(t(`done.${value.way}`, { name: account.name }))
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        <form.AppField name="way">
          {(field) => (
            <field.RadioCardsField
              label={t('way')}
              hideLabel
              options={PASSWORD_WAYS.map((value) => ({
                value,
                label: t(`ways.${value}.label`),
                help: t(`ways.${value}.help`),
              }))}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.way}>
          {(way) =>
            way === 'password' && (
              <form.AppField name="password">
                {(field) => (
                  <field.PasswordField
                    label={labels('newPassword')}
                    help={labels('passwordHelp')}
                    autoComplete="new-password"
                  />
                )}
              </form.AppField>
            )
          }
        </form.Subscribe>
        <form.AppField name="endsSessions">
          {(field) => <field.CheckboxField label={t('endsSessions')} help={t('endsSessionsHelp')} />}
        </form.AppField>
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.Subscribe selector={({ values }) => values.way}>
            {(way) => <form.SubmitButton>{t(`ways.${way}.confirm`)}</form.SubmitButton>}
          </form.Subscribe>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
