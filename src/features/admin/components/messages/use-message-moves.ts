import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { toast } from '#/ui/toast.ts'
import {
  answerContactMessage,
  deleteContactMessage,
  reopenContactMessage,
} from '../../messages/messages.functions.ts'
import { refreshMessages } from '../../messages/messages.queries.ts'
import type { MessageView } from '../../messages/messages.view.ts'

/** What can be done to a message. Each says what was done, and every list learns of it; `remove` answers whether it is gone. */
export function useMessageMoves(id: string) {
  const t = useTranslations('admin.messages')
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const move = async (act: () => Promise<MessageView | null>, said: 'answered' | 'reopened' | 'deleted') => {
    setBusy(true)
    try {
      const changed = await act()
      toast.success(t(said))
      await refreshMessages(queryClient, { id, changed })
      return true
    } catch (error) {
      showErrors(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await deleteContactMessage({ data: { id } })
    return null
  }
  return {
    isBusy,
    answer: () => move(() => answerContactMessage({ data: { id } }), 'answered'),
    reopen: () => move(() => reopenContactMessage({ data: { id } }), 'reopened'),
    remove: () => move(remove, 'deleted'),
  }
}
