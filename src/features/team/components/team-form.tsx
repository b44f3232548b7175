import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { Checkbox } from '#/ui/checkbox.tsx'
import { toast } from '#/ui/toast.ts'
import { saveTeam } from '../save-team.ts'
import { refreshTeam } from '../team.queries.ts'
import { teamNameSchema } from '../team.schema.ts'
import type { ActiveTeamView, MemberView, TeamView } from '../team.view.ts'
import { useInCompany } from '../use-in-company.ts'

export type TeamFormProps = { team: ActiveTeamView; group: TeamView | null; onDone: () => void }

/** The name of a team and its people. */
export function TeamForm({ team, group, onDone }: TeamFormProps) {
  const t = useTranslations('team.teams')
  const queryClient = useQueryClient()
  const inCompany = useInCompany()
  const first = useFocusOnMount<HTMLDivElement>()
  const [userIds, setUserIds] = useState<readonly string[]>(group?.userIds ?? [])
  const form = useAppForm({
    defaultValues: { name: group?.name ?? '' },
    validators: { onChange: teamNameSchema },
    onSubmit: async ({ value }) => {
      const { name } = teamNameSchema.parse(value)
      try {
        const save = () => saveTeam({ organizationId: team.organization.id, before: group, name, userIds })
        if (!(await inCompany(save))) return
      } finally {
        // Some of it may have been done before the rest was refused.
        await refreshTeam(queryClient)
      }
      toast.success(group ? t('saved') : t('created'))
      onDone()
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        autoComplete="off"
        onCancel={onDone}
        button={<form.SubmitButton>{group ? t('save') : t('create')}</form.SubmitButton>}
      >
        <div ref={first}>
          <form.AppField name="name">{(field) => <field.TextField label={t('name')} />}</form.AppField>
        </div>
        <People members={team.members} userIds={userIds} onChange={setUserIds} />
      </DialogForm>
    </form.AppForm>
  )
}

type PeopleProps = {
  members: readonly MemberView[]
  userIds: readonly string[]
  onChange: (userIds: readonly string[]) => void
}

function People({ members, userIds, onChange }: PeopleProps) {
  const t = useTranslations('team.teams')
  const toggle = (userId: string) =>
    onChange(userIds.includes(userId) ? userIds.filter((id) => id !== userId) : [...userIds, userId])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{t('people')}</legend>
      <div className="relative grid max-h-64 gap-1 overflow-y-auto rounded-ctl border border-line p-3">
        {members.map(({ userId, name, email }) => (
          <Checkbox
            key={userId}
            label={name}
            help={email}
            checked={userIds.includes(userId)}
            onChange={() => toggle(userId)}
          />
        ))}
      </div>
    </fieldset>
  )
}
