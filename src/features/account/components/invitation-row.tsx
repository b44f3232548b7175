import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Refusals } from '#/components/form/refusals.tsx'
import { messagesOf, showErrors, showErrorsToRetry } from '#/components/form/show-errors.ts'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { AppError } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { Tag } from '#/ui/tag.tsx'
import { announce } from '../announce.ts'
import { acceptInvitation, isOver } from '../invitations.queries.ts'
import type { MyInvitationView } from '../invitations.view.ts'
import { useSessionChange } from '../use-session-change.ts'
import { DeclineDialog } from './decline-dialog.tsx'

export type InvitationRowProps = {
  invitation: MyInvitationView
  /** Whether joining makes an employer of a job seeker, who is asked first. */
  isLooking: boolean
  /** It was declined, or is over. */
  onEnded: () => Promise<void>
}

/** One invitation: who asks, as what, until when, and the two answers while it is open. */
export function InvitationRow(props: InvitationRowProps) {
  const { invitation } = props
  const t = useTranslations('account.invitations')
  const format = useFormatter()
  const { organizationName, logo, inviterName, organizationRole, expiresAt, isExpired } = invitation
  return (
    <Card asChild className="flex flex-wrap items-center gap-4 p-4">
      <li>
        <LogoTile src={logo} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="font-semibold wrap-anywhere">{organizationName}</span>
            {isExpired && <Tag tone="hot">{t('expired')}</Tag>}
          </p>
          <p className="dotted text-13 text-muted">
            <span>{t('from', { name: inviterName })}</span>
            <span>{t(`role.${organizationRole}`)}</span>
            {!isExpired && (
              <span>
                {t('until', { date: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })}
              </span>
            )}
          </p>
          {isExpired && <p className="mt-1 text-13 text-ink-2">{t('askAgain', { name: inviterName })}</p>}
        </div>
        {!isExpired && <Answers {...props} />}
      </li>
    </Card>
  )
}

function Answers({ invitation, isLooking, onEnded }: InvitationRowProps) {
  const t = useTranslations('account.invitations')
  const changeSession = useSessionChange()
  const [isAccepting, setAccepting] = useState(false)
  const [asked, setAsked] = useState<'join' | 'decline' | null>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const close = () => setAsked(null)
  const leaveOver = async (error: unknown) => {
    showErrors(error)
    await onEnded()
  }
  const accept = async () => {
    close()
    setAccepting(true)
    setRefusal(undefined)
    try {
      await acceptInvitation(invitation.id)
      await announce(t('joined', { company: invitation.organizationName }))
      await changeSession('/app/employer')
    } catch (error) {
      if (isUnreachable(error)) showErrorsToRetry(error, () => void accept())
      else if (isOver(error)) await leaveOver(error)
      else setRefusal(error)
    } finally {
      setAccepting(false)
    }
  }
  return (
    <>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => setAsked('decline')}>{t('decline')}</Button>
        <Button
          variant="primary"
          loading={isAccepting}
          onClick={() => (isLooking ? setAsked('join') : void accept())}
        >
          {t('accept')}
        </Button>
      </div>
      {refusal !== undefined && <WhyNot refusal={refusal} />}
      <ConfirmDialog
        open={asked === 'join'}
        onClose={close}
        title={t('joinTitle', { company: invitation.organizationName })}
        text={t('joinText')}
        confirm={t('joinConfirm')}
        variant="primary"
        onConfirm={() => void accept()}
      />
      <DeclineDialog invitation={invitation} open={asked === 'decline'} onClose={close} onEnded={onEnded} />
    </>
  )
}

/** What stood in the way of accepting; open likes are taken back on the dashboard. */
function WhyNot({ refusal }: { refusal: unknown }) {
  const t = useTranslations('account.invitations')
  const toLikes = refusal instanceof AppError && refusal.field === 'likes' && (
    <Button asChild size="sm">
      <Link to="/app/individual">{t('toLikes')}</Link>
    </Button>
  )
  return <Refusals refusals={messagesOf(refusal)} action={toLikes} className="w-full" />
}
