import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import type { ActiveTeamView } from '../team.view.ts'
import { InviteForm } from './invite-form.tsx'
import { SentInvitationRow } from './sent-invitation-row.tsx'
import { TeamSection } from './team-section.tsx'

export function InvitationSection({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team')
  return (
    <div>
      <TeamSection title={t('invite.title')} lead={t('invite.lead')}>
        <InviteForm team={team} />
      </TeamSection>
      {team.invitations.length > 0 && (
        <TeamSection title={t('sent.title')}>
          <Card asChild className="overflow-hidden">
            <ul>
              {/* Sent again it has another id; the row, and the keyboard in it, stays. */}
              {team.invitations.map((invitation) => (
                <SentInvitationRow key={invitation.email} invitation={invitation} team={team} />
              ))}
            </ul>
          </Card>
        </TeamSection>
      )}
    </div>
  )
}
