import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { Button } from '#/ui/button.tsx'
import { signOutEverywhere } from '../../account-actions.ts'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'

export function SignOutEverywhere() {
  const t = useTranslations('account')
  const changeSession = useSessionChange()
  const [isOpen, setOpen] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    try {
      await signOutEverywhere()
      await announce(t('signOut.done'))
      await changeSession('/auth/signin')
    } catch (error) {
      showErrors(error)
      setEnding(false)
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('settings.sessions.all')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('settings.sessions.allTitle')}
        text={t('settings.sessions.allLead')}
        confirm={t('settings.sessions.all')}
        isWorking={isEnding}
        onConfirm={() => void end()}
      />
    </>
  )
}
