import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { rolesToGive } from '#/domain/access/member-changes.ts'
import { Button } from '#/ui/button.tsx'
import { EmailText } from '#/ui/email-text.tsx'
import { Input } from '#/ui/input.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { ActiveTeamView, SentInvitationView } from '../team.view.ts'
import { useInvite } from '../use-invite.ts'
import { useTeamAction } from '../use-team-action.ts'
import { CancelInvitationDialog } from './cancel-invitation-dialog.tsx'

type SentInvitationRowProps = { invitation: SentInvitationView; team: ActiveTeamView }

/** One invitation that waits for an answer: as what, by whom, until when; send it again or take it back. */
export function SentInvitationRow({ invitation, team }: SentInvitationRowProps) {
  const t = useTranslations('team')
  const [isAsking, setAsking] = useState(false)
  const { isWorking, run } = useTeamAction(showErrors)
  const invite = useInvite(team)
  const { email, organizationRole: role } = invitation
  // What it would give, only those may send who may give it.
  const maySend = rolesToGive(team.ownRole).includes(role)
  const resend = async () => {
    const teamId = team.teams.some(({ id }) => id === invitation.teamId) ? (invitation.teamId ?? '') : ''
    await run(() => invite({ email, role, teamId }))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 not-last:border-b not-last:border-line sm:px-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EmailText email={email} className="text-15 font-semibold" />
          <Tag>{t(`role.${role}`)}</Tag>
          {invitation.linkToGive !== null && <Tag tone="hot">{t('sent.unmailed')}</Tag>}
          {invitation.isExpired && <Tag tone="hot">{t('sent.expired')}</Tag>}
        </p>
        <InvitationFacts invitation={invitation} team={team} />
        {invitation.linkToGive !== null && <LinkToGive email={email} link={invitation.linkToGive} />}
      </div>
      <div className="flex gap-2">
        {maySend && (
          <Button
            size="sm"
            loading={isWorking}
            aria-label={t('sent.resendLabel', { email })}
            onClick={() => void resend()}
          >
            {t('sent.resend')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('sent.cancelLabel', { email })}
          onClick={() => setAsking(true)}
        >
          {t('sent.cancel')}
        </Button>
      </div>
      <CancelInvitationDialog invitation={invitation} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}

/** The link itself, which is selected as a whole to be copied. */
function LinkToGive({ email, link }: { email: string; link: string }) {
  const t = useTranslations('team.sent')
  return (
    <label className="mt-2 grid gap-1 text-13 text-ink-2">
      {t('giveLink', { email })}
      <Input
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="text-14"
      />
    </label>
  )
}

function InvitationFacts({ invitation, team }: SentInvitationRowProps) {
  const t = useTranslations('team.sent')
  const format = useFormatter()
  const dateOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' })
  const into = team.teams.find(({ id }) => id === invitation.teamId)
  return (
    <p className="dotted text-13 text-muted">
      <span>{t('by', { name: invitation.inviterName, date: dateOf(invitation.sentAt) })}</span>
      {!invitation.isExpired && <span>{t('until', { date: dateOf(invitation.expiresAt) })}</span>}
      {into && <span>{t('inTeam', { team: into.name })}</span>}
    </p>
  )
}
