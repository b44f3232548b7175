import { useTranslations } from 'use-intl'
import { toast } from '#/ui/toast.ts'
import { inviteMember } from './team-actions.ts'
import type { InviteFields } from './team.schema.ts'
import type { ActiveTeamView } from './team.view.ts'

const isOpen = (team: ActiveTeamView, email: string) =>
  team.invitations.some((invitation) => invitation.email.toLowerCase() === email.toLowerCase())

/** Invites somebody, or sends them their invitation again, and says what became of it. */
export function useInvite(team: ActiveTeamView): (fields: InviteFields) => Promise<void> {
  const t = useTranslations('team')
  return async (fields) => {
    const { email } = fields
    const { isMailed } = await inviteMember({ ...fields, organizationId: team.organization.id })
    if (isMailed) toast.success(t(isOpen(team, email) ? 'sent.resent' : 'invite.done', { email }))
    else toast.info(t('sent.notMailed', { email }))
  }
}
