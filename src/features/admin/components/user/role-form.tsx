import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { PLATFORM_ROLES } from '#/domain/access/platform-roles.ts'
import { setUserRole } from '../../user-actions.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

/** Who may do everything on the platform, and who may not. */
export function RoleForm({ account, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.setRole')
  const roles = useTranslations('admin.user.roles')
  const onChanged = useUserChange(account.id, onClose)
  const form = useAppForm({
    defaultValues: { role: account.platformRole },
    onSubmit: async ({ value: { role } }) => {
      if (role === account.platformRole) return onClose()
      await setUserRole(account.id, role)
      await onChanged(t('done', { name: account.name, role: roles(role) }))
    },
  })
  return (
    <form.AppForm>
      <DialogForm onCancel={onClose} button={<form.SubmitButton>{t('confirm')}</form.SubmitButton>}>
        <form.AppField name="role">
          {(field) => (
            <field.RadioCardsField
              label={t('role')}
              hideLabel
              options={PLATFORM_ROLES.map((value) => ({
                value,
                label: roles(value),
                help: t(`help.${value}`),
              }))}
            />
          )}
        </form.AppField>
      </DialogForm>
    </form.AppForm>
  )
}
