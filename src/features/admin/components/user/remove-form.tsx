import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { removeUser } from '../../user-actions.ts'
import { forgetUser } from '../../user-account.queries.ts'
import { typedEmailSchema } from '../../user-account.schema.ts'
import type { UserFormProps } from './user-actions.tsx'

/** Has the account's address typed before all of it is gone for good. */
export function RemoveForm({ account: { id, name, email }, onRemoved, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.remove')
  const queryClient = useQueryClient()
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { email: '' },
    validators: { onSubmit: typedEmailSchema(email) },
    onSubmit: async () => {
      await removeUser(id)
      toast.success(t('done', { name }))
      await onRemoved()
      await forgetUser(queryClient, id)
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
          <form.AppField name="email">
            {(field) => (
              <field.TextField label={t('type', { email })} autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
