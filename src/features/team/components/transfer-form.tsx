import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { useOnSessionChange } from '../session-changes.ts'
import { transferOwnership } from '../team.functions.ts'
import { refreshTeam } from '../team.queries.ts'
import { heirSchema } from '../team.schema.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { useInCompany } from '../use-in-company.ts'

export type TransferFormProps = { team: ActiveTeamView; onDone: () => void }

/** Who is to own the company. */
export function TransferForm({ team, onDone }: TransferFormProps) {
  const t = useTranslations('team.transfer')
  const queryClient = useQueryClient()
  const onSessionChange = useOnSessionChange()
  const inCompany = useInCompany()
  const first = useFocusOnMount<HTMLDivElement>()
  const others = team.members.filter(({ userId }) => userId !== team.ownUserId)
  const form = useAppForm({
    defaultValues: { memberId: '' },
    validators: { onSubmit: heirSchema },
    onSubmit: async ({ value: { memberId } }) => {
      const organizationId = team.organization.id
      if (!(await inCompany(() => transferOwnership({ data: { organizationId, memberId } })))) return
      toast.success(t('done', { name: others.find(({ id }) => id === memberId)?.name ?? '' }))
      onDone()
      await refreshTeam(queryClient)
      await onSessionChange()
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        onCancel={onDone}
        button={<form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>}
      >
        <div ref={first}>
          <form.AppField name="memberId">
            {(field) => (
              <field.SelectField
                label={t('heir')}
                placeholder={t('choose')}
                options={others.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
              />
            )}
          </form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
