import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { banUser } from '../../user-actions.ts'
import { BAN_SPANS, banSchema, REASON_MAX } from '../../user-account.schema.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

type Fields = { reason: string; span: (typeof BAN_SPANS)[number]; until: string | null }

const DAY_MS = 86_400_000
/** The first day on which a ban can end, in UTC. */
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)

export function BanForm({ account, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.ban')
  const first = useFocusOnMount<HTMLDivElement>()
  const onChanged = useUserChange(account.id, onClose)
  const defaultValues: Fields = { reason: '', span: 'never', until: null }
  const form = useAppForm({
    defaultValues,
    validators: { onSubmit: banSchema },
    onSubmit: async ({ value }) => {
      await banUser(account.id, banSchema.parse(value))
      await onChanged(t('done', { name: account.name }))
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        autoComplete="off"
        onCancel={onClose}
        button={<form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>}
      >
        <div ref={first}>
          <form.AppField name="reason">
            {(field) => (
              <field.TextAreaField label={t('reason')} help={t('reasonHelp')} maxLength={REASON_MAX} />
            )}
          </form.AppField>
        </div>
        <form.AppField name="span">
          {(field) => (
            <field.SelectField
              label={t('span')}
              options={BAN_SPANS.map((value) => ({ value, label: t(`spans.${value}`) }))}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.span}>
          {(span) =>
            span === 'date' && (
              <form.AppField name="until">
                {(field) => <field.DateField label={t('until')} help={t('untilHelp')} min={tomorrow()} />}
              </form.AppField>
            )
          }
        </form.Subscribe>
      </DialogForm>
    </form.AppForm>
  )
}
