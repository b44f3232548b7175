import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#/ui/toast.ts'
import { refreshUser } from '../../user-account.queries.ts'

/** What follows a change of somebody's account: it is said, the question closes, and the page looks again. */
export function useUserChange(id: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return async (done: string): Promise<void> => {
    toast.success(done)
    onClose()
    await refreshUser(queryClient, id)
  }
}
