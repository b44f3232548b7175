import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { rolesToGive } from '#/domain/access/member-changes.ts'
import { Card } from '#/ui/card.tsx'
import { refreshTeam } from '../team.queries.ts'
import { inviteSchema, type InviteFields } from '../team.schema.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { useInCompany } from '../use-in-company.ts'
import { useInvite } from '../use-invite.ts'

const NOBODY: InviteFields = { email: '', role: 'member', teamId: '' }

/** Wide enough for its words at any size of text: they go below each other before they are cut. */
const CHOICE = 'flex-[1_1_11rem]'

/** Asks somebody to join, by their address. */
export function InviteForm({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team')
  const queryClient = useQueryClient()
  const inCompany = useInCompany()
  const invite = useInvite(team)
  const form = useAppForm({
    defaultValues: NOBODY,
    validators: { onSubmit: inviteSchema },
    onSubmit: async ({ value }) => {
      const fields = inviteSchema.parse(value)
      if (!(await inCompany(() => invite(fields)))) return
      form.reset()
      await refreshTeam(queryClient)
    },
  })
  const roles = rolesToGive(team.ownRole).map((role) => ({ value: role, label: t(`role.${role}`) }))
  const teams = team.teams.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card className="p-4 sm:p-5">
      <form.AppForm>
        <form.FormRoot className="grid gap-4" aria-label={t('invite.title')} autoComplete="off">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
            <form.AppField name="email">
              {(field) => (
                <field.TextField
                  label={t('invite.email')}
                  className="flex-[2_1_16rem]"
                  type="email"
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </form.AppField>
            <form.AppField name="role">
              {(field) => (
                <field.SelectField
                  label={t('invite.role')}
                  help={t(`roleHelp.${field.state.value}`)}
                  options={roles}
                  className={CHOICE}
                />
              )}
            </form.AppField>
            {teams.length > 0 && (
              <form.AppField name="teamId">
                {(field) => (
                  <field.SelectField
                    label={t('invite.team')}
                    className={CHOICE}
                    options={[{ value: '', label: t('invite.noTeam') }, ...teams]}
                  />
                )}
              </form.AppField>
            )}
          </div>
          <FormFailure />
          <form.SubmitButton className="justify-self-start max-sm:w-full">
            {t('invite.submit')}
          </form.SubmitButton>
        </form.FormRoot>
      </form.AppForm>
    </Card>
  )
}
