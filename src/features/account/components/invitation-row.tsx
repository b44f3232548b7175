import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { acceptInvitation, declineInvitation, type MyInvitation } from '../invitations.queries.ts'
import { useSessionChange } from '../use-session-change.ts'

export type InvitationRowProps = { invitation: MyInvitation; onDeclined: () => Promise<void> }

/** One invitation: who asks, as what, until when, and the two answers. */
export function InvitationRow({ invitation, onDeclined }: InvitationRowProps) {
  const t = useTranslations('account.invitations')
  const format = useFormatter()
  const changeSession = useSessionChange()
  const [answering, setAnswering] = useState<'accept' | 'decline' | null>(null)
  const answer = async (kind: 'accept' | 'decline') => {
    setAnswering(kind)
    try {
      if (kind === 'accept') {
        await acceptInvitation(invitation.id)
        await changeSession('/app/employer')
      } else {
        await declineInvitation(invitation.id)
        await onDeclined()
      }
    } catch (error) {
      showErrorsToRetry(error, () => void answer(kind))
    } finally {
      setAnswering(null)
    }
  }
  const organizationRole = ORGANIZATION_ROLES.find((role) => role === invitation.organizationRole) ?? 'member'
  return (
    <Card asChild className="flex flex-wrap items-center gap-4 p-4">
      <li>
        <LogoTile />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{invitation.organizationName}</p>
          <p className="dotted text-13 text-muted">
            <span>{t(`role.${organizationRole}`)}</span>
            <span>
              {t('until', { date: format.dateTime(invitation.expiresAtMs, { dateStyle: 'medium' }) })}
            </span>
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button loading={answering === 'decline'} onClick={() => void answer('decline')}>
            {t('decline')}
          </Button>
          <Button variant="primary" loading={answering === 'accept'} onClick={() => void answer('accept')}>
            {t('accept')}
          </Button>
        </div>
      </li>
    </Card>
  )
}
