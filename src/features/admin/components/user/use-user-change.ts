import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#/ui/toast.ts'
import { refreshUser } from '../../user-account.queries.ts'

/**
 * What follows a change of somebody's account: it is said, the page looks again, and the question closes. What asked it
 * may be gone by then: the keyboard goes to where it stood.
 */
export function useUserChange(id: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return async (done: string): Promise<void> => {
    toast.success(done)
    await refreshUser(queryClient, id)
    onClose()
  }
}
