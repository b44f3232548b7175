import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NoCompany } from '#/components/screens/no-company.tsx'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { Card } from '#/ui/card.tsx'
import { SessionChanges, type OnSessionChange } from '../session-changes.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { ShownCompany } from '../use-in-company.ts'
import { EndSection } from './end-section.tsx'
import { InvitationSection } from './invitation-section.tsx'
import { MemberList } from './member-list.tsx'
import { TeamsSection } from './teams-section.tsx'

export type TeamPageProps = {
  /** Null when no company is connected. */
  team: ActiveTeamView | null
  onSessionChange: OnSessionChange
}

/** Who belongs to the connected company, who is asked to, and how one leaves it. */
export function TeamPage({ team, onSessionChange }: TeamPageProps) {
  const t = useTranslations('team')
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-5 sm:py-10">
      <h1 tabIndex={-1} className="text-28">
        {t('title')}
      </h1>
      {team ? (
        // Nothing that was begun in one company goes on in another.
        <SessionChanges key={team.organization.id} value={onSessionChange}>
          <ShownCompany value={team.organization}>
            <p className="mt-1 max-w-prose text-15 text-muted">
              {t('intro', { name: team.organization.name })}
            </p>
            <MemberList team={team} />
            {canInOrganization(team.ownRole, 'invitation', 'create') && <InvitationSection team={team} />}
            <TeamsSection team={team} />
            <EndSection team={team} />
          </ShownCompany>
        </SessionChanges>
      ) : (
        <Card className="mt-6">
          <NoCompany icon={Users} title={t('none.title')} text={t('none.text')} action={t('none.action')} />
        </Card>
      )}
    </div>
  )
}
