import { useState } from 'react'
import type { PayConfirmation } from '../../require-meant-pay.ts'
import { useJobEditor } from './job-editor-context.ts'
import { usePayQuestion, type AskedPay } from './use-pay-question.ts'

type Act = (confirmation: PayConfirmation) => Promise<void>

/** Begins `act`, after a question when `isAsked` and the pay in the form is hardly meant. */
export function useAskBefore(act: Act, { isAsked }: { isAsked: boolean }) {
  const { draft } = useJobEditor()
  const questionOf = usePayQuestion()
  const [isOpen, setOpen] = useState(false)
  // Stays while the dialog leaves, so that it does not leave empty.
  const [asked, setAsked] = useState<AskedPay | null>(null)
  const start = () => {
    const question = isAsked ? questionOf(draft.values) : null
    if (!question) return void act({})
    setAsked(question)
    setOpen(true)
  }
  return {
    start,
    dialog: {
      open: isOpen,
      asked,
      onClose: () => setOpen(false),
      onConfirm: () => void act({ isPayConfirmed: true }),
    },
  }
}
