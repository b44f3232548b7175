import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { suspendOrganization } from '../../suspension/suspension.functions.ts'
import { REASON_MAX, reasonSchema } from '../../suspension/suspension.schema.ts'
import type { SuspensionFormProps } from './suspension-menu.tsx'

/** Asks for the words that the people of a company read when it is suspended. */
export function SuspendForm({ company: { id }, onMoved, onClose }: SuspensionFormProps) {
  const t = useTranslations('job.suspension')
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { reason: '' },
    validators: { onSubmit: reasonSchema },
    onSubmit: async ({ value: { reason } }) => {
      await suspendOrganization({ data: { id, reason } })
      toast.success(t('suspended'))
      onClose()
      await onMoved()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        <div ref={first}>
          <form.AppField name="reason">
            {(field) => (
              <field.TextAreaField label={t('reason')} help={t('reasonHelp')} maxLength={REASON_MAX} />
            )}
          </form.AppField>
        </div>
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton variant="danger">{t('suspend.confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
