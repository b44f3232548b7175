import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import {
  prepareSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  type SecondFactorSecrets,
} from '../../second-factor-actions.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { ConfirmPasswordForm } from './confirm-password-form.tsx'

/** Where somebody stands. `isNew`: these codes came with a factor that was just switched on. */
export type SecondFactorStep =
  | { kind: 'setUp' | 'turnOff' | 'newCodes' }
  | { kind: 'scan'; secrets: SecondFactorSecrets }
  | { kind: 'codes'; backupCodes: string[]; isNew: boolean }

export type SecondFactorDialogProps = {
  step: SecondFactorStep
  email: string
  onStep: (step: SecondFactorStep | null) => void
  /** Something changed that the rest of the page should hear of. */
  onFinished: (said?: 'done' | 'offDone') => Promise<void>
}

const TITLES = {
  setUp: ['confirmTitle', 'confirmLead'],
  turnOff: ['offTitle', 'offLead'],
  newCodes: ['newTitle', 'newLead'],
  scan: ['scanTitle', 'scanLead'],
  codes: ['codesTitle', 'codesLead'],
} as const

export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { step, onStep, onFinished } = props
  const t = useTranslations('account.settings')
  const common = useTranslations('common.actions')
  const [title, lead] = TITLES[step.kind]
  // With the codes on the screen the factor is on already, whatever closes them.
  const close = () =>
    step.kind === 'codes' ? void onFinished(step.isNew ? 'done' : undefined) : onStep(null)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t(`secondFactor.${title}`)}
      description={t(`secondFactor.${lead}`)}
      closeLabel={common('close')}
      isFirm={step.kind === 'codes'}
    >
      <StepBody {...props} onClose={close} />
    </Dialog>
  )
}

function StepBody({
  step,
  email,
  onStep,
  onFinished,
  onClose,
}: SecondFactorDialogProps & { onClose: () => void }) {
  const t = useTranslations('account.settings.secondFactor')
  switch (step.kind) {
    case 'setUp':
      return (
        <ConfirmPasswordForm
          email={email}
          submitLabel={t('continue')}
          onCancel={onClose}
          onConfirmed={async (password) =>
            onStep({ kind: 'scan', secrets: await prepareSecondFactor(password) })
          }
        />
      )
    case 'turnOff':
      return (
        <ConfirmPasswordForm
          email={email}
          submitLabel={t('turnOff')}
          isDanger
          onCancel={onClose}
          onConfirmed={async (password) => {
            await removeSecondFactor(password)
            await onFinished('offDone')
          }}
        />
      )
    case 'newCodes':
      return (
        <ConfirmPasswordForm
          email={email}
          submitLabel={t('continue')}
          onCancel={onClose}
          onConfirmed={async (password) =>
            onStep({ kind: 'codes', backupCodes: await renewBackupCodes(password), isNew: false })
          }
        />
      )
    case 'scan':
      return (
        <AuthenticatorForm
          totpURI={step.secrets.totpURI}
          onCancel={onClose}
          onProved={() => onStep({ kind: 'codes', backupCodes: step.secrets.backupCodes, isNew: true })}
        />
      )
    case 'codes':
      return <BackupCodes codes={step.backupCodes} onKept={onClose} />
  }
}
