import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { signOutEverywhere } from '../../account-actions.ts'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'

/** Signs out every device, this one too, after asking. */
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
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('settings.sessions.allTitle')}
        description={t('settings.sessions.allLead')}
        closeLabel={t('settings.close')}
        footer={
          <>
            <Button size="lg" onClick={() => setOpen(false)}>
              {t('settings.cancel')}
            </Button>
            <Button size="lg" variant="danger" loading={isEnding} onClick={() => void end()}>
              {t('settings.sessions.all')}
            </Button>
          </>
        }
      />
    </>
  )
}
