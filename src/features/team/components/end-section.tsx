import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { canDeleteOrganization, canTransferOwnership } from '../team.policy.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { DeleteOrganization } from './delete-organization.tsx'
import { LeaveOrganization } from './leave-organization.tsx'
import { TransferOwnership } from './transfer-ownership.tsx'

export function EndSection({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.end')
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="pb-3 text-18">
        {t('title', { name: team.organization.name })}
      </h2>
      {canTransferOwnership(team.ownRole) && <TransferOwnership team={team} />}
      <LeaveOrganization team={team} />
      {canDeleteOrganization(team.ownRole) && <DeleteOrganization organization={team.organization} />}
    </section>
  )
}
