import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { ActiveTeamView } from '../team.view.ts'
import { TeamDialog } from './team-dialog.tsx'
import { TeamRow } from './team-row.tsx'
import { TeamSection } from './team-section.tsx'

/** The groups inside the company. */
export function TeamsSection({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.teams')
  const [isAdding, setAdding] = useState(false)
  const mayAdd = canInOrganization(team.ownRole, 'team', 'create')
  return (
    <TeamSection
      title={t('title')}
      lead={t('lead')}
      action={
        mayAdd && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" /> {t('add')}
          </Button>
        )
      }
    >
      {team.teams.length === 0 ? (
        <p className="text-14 text-muted">{t('none')}</p>
      ) : (
        <Card asChild className="overflow-hidden">
          <ul>
            {team.teams.map((group) => (
              <TeamRow key={group.id} group={group} team={team} />
            ))}
          </ul>
        </Card>
      )}
      <TeamDialog team={team} group={null} open={isAdding} onClose={() => setAdding(false)} />
    </TeamSection>
  )
}
