import { ConfirmDialog, type ConfirmDialogProps } from '#/components/screens/confirm-dialog.tsx'
import { Refusals } from '#/components/form/refusals.tsx'
import { useTeamAction } from '../use-team-action.ts'

/** What all questions of this page are opened and closed by. */
export type QuestionProps = Pick<ConfirmDialogProps, 'open' | 'onClose'>

type TeamQuestionProps = QuestionProps &
  Pick<ConfirmDialogProps, 'title' | 'text' | 'confirm' | 'keep' | 'variant'> & {
    act: () => Promise<void>
    /** What is said once it is done. */
    done: string
    onDone?: () => Promise<void> | void
  }

/** Asks before something is done to the team, and says in the same place what stood in its way. */
export function TeamQuestion({ act, done, onDone, onClose, ...question }: TeamQuestionProps) {
  const { isWorking, refusals, forget, run } = useTeamAction()
  const close = () => {
    forget()
    onClose()
  }
  const confirm = async () => {
    if (await run(act, done)) await onDone?.()
  }
  return (
    <ConfirmDialog {...question} onClose={close} isWorking={isWorking} onConfirm={() => void confirm()}>
      <Refusals refusals={refusals} />
    </ConfirmDialog>
  )
}
