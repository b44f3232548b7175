import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { Button } from '#/ui/button.tsx'
import type { ActiveTeamView, TeamView } from '../team.view.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'

const FACES_SHOWN = 5

type TeamRowProps = { group: TeamView; team: ActiveTeamView }

/** One team: its name, a few of its faces, and what may be done to it. */
export function TeamRow({ group, team }: TeamRowProps) {
  const t = useTranslations('team.teams')
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const mayEdit = canInOrganization(team.ownRole, 'team', 'update')
  const mayDelete = canInOrganization(team.ownRole, 'team', 'delete')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 not-last:border-b not-last:border-line sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold wrap-anywhere">{group.name}</p>
        <p className="text-13 text-muted">{t('size', { count: group.userIds.length })}</p>
      </div>
      <Faces group={group} team={team} />
      {(mayEdit || mayDelete) && (
        <div className="flex gap-2 max-sm:w-full">
          {mayEdit && (
            <Button
              size="sm"
              aria-label={t('editLabel', { name: group.name })}
              onClick={() => setAsked('edit')}
            >
              {t('edit')}
            </Button>
          )}
          {mayDelete && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('deleteLabel', { name: group.name })}
              onClick={() => setAsked('delete')}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
      <TeamDialog team={team} group={group} open={asked === 'edit'} onClose={close} />
      <DeleteTeamDialog
        {...{ group }}
        organizationId={team.organization.id}
        open={asked === 'delete'}
        onClose={close}
      />
    </li>
  )
}

/** Beside the count, which says the same in words. */
function Faces({ group, team }: TeamRowProps) {
  const people = team.members.filter(({ userId }) => group.userIds.includes(userId)).slice(0, FACES_SHOWN)
  return (
    <div aria-hidden="true" className="flex -space-x-2">
      {people.map(({ id, name, image }) => (
        <Avatar key={id} name={name} src={image} className="ring-2 ring-surface" />
      ))}
    </div>
  )
}
