import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesOf } from '#/components/form/show-errors.ts'
import { toast } from '#/ui/toast.ts'
import { refreshTeam } from './team.queries.ts'
import { useInCompany } from './use-in-company.ts'

export type TeamAction = {
  isWorking: boolean
  /** What stood in the way when it was tried last. */
  refusals: readonly string[]
  forget: () => void
  /** Does it and says so, unless it does so itself; answers whether it was done. */
  run: (act: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/**
 * Something that is done to the team, once somebody has confirmed it; the page then shows what is. Where no dialog holds
 * what was refused, `refuse` shows it.
 */
export function useTeamAction(refuse?: (error: unknown) => void): TeamAction {
  const queryClient = useQueryClient()
  const inCompany = useInCompany()
  const [isWorking, setWorking] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const run = async (act: () => Promise<unknown>, done?: string) => {
    setWorking(true)
    setRefusals([])
    try {
      const isDone = await inCompany(act)
      if (isDone && done !== undefined) toast.success(done)
      return isDone
    } catch (error) {
      if (refuse) refuse(error)
      else setRefusals(messagesOf(error))
      return false
    } finally {
      // A refusal often means that somebody else has changed the team.
      await refreshTeam(queryClient)
      setWorking(false)
    }
  }
  return { isWorking, refusals, forget: () => setRefusals([]), run }
}
