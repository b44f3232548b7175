import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { useOnSessionChange } from '../session-changes.ts'
import { deleteOrganization } from '../team.functions.ts'
import { typedNameSchema } from '../team.schema.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { useInCompany } from '../use-in-company.ts'

export type DeleteOrganizationFormProps = {
  organization: ActiveTeamView['organization']
  onCancel: () => void
}

/** Has the company's name typed before it is gone for good. */
export function DeleteOrganizationForm({ organization, onCancel }: DeleteOrganizationFormProps) {
  const t = useTranslations('team.deletion')
  const onSessionChange = useOnSessionChange()
  const inCompany = useInCompany()
  const first = useFocusOnMount<HTMLDivElement>()
  const { id: organizationId, name } = organization
  const form = useAppForm({
    defaultValues: { name: '' },
    validators: { onSubmit: typedNameSchema(name) },
    onSubmit: async ({ value }) => {
      const data = { organizationId, name: value.name }
      if (!(await inCompany(() => deleteOrganization({ data })))) return
      toast.success(t('done', { name }))
      await onSessionChange('/app/employer/company')
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        <div ref={first}>
          <form.AppField name="name">
            {(field) => (
              <field.TextField label={t('typeName', { name })} autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
        </div>
        <FormFailure />
        <DialogButtons onCancel={onCancel}>
          <form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
