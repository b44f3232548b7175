import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
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
      <DialogForm
        autoComplete="off"
        onCancel={onCancel}
        button={<form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>}
      >
        <div ref={first}>
          <form.AppField name="name">
            {(field) => (
              <field.TextField label={t('typeName', { name })} autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
