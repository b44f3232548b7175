import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { messagesOf } from '#/components/form/show-errors.ts'
import { toast } from '#/ui/toast.ts'
import { useOnSessionChange } from './session-changes.ts'
import { activeTeamQuery } from './team.queries.ts'
import type { ActiveTeamView } from './team.view.ts'

/** What is answered to whoever does not belong to the company, and to others too. */
const OF_STRANGERS = new Set(['error.auth.notFound', 'error.auth.notAllowed', 'error.recordNotFound'])

/** The company that the page shows; it may be another one's by now. */
export const ShownCompany = createContext<ActiveTeamView['organization'] | null>(null)

/**
 * Does something in the shown company, and answers whether it was done. Whoever was removed from it meanwhile is told so,
 * and everything is asked for anew; every other refusal is thrown.
 */
export function useInCompany(): (act: () => Promise<unknown>) => Promise<boolean> {
  const t = useTranslations('team')
  const company = useContext(ShownCompany)
  const queryClient = useQueryClient()
  const onSessionChange = useOnSessionChange()
  return async (act) => {
    try {
      await act()
      return true
    } catch (error) {
      if (!company || !messagesOf(error).some((text) => OF_STRANGERS.has(text))) throw error
      const team = await queryClient.fetchQuery({ ...activeTeamQuery, staleTime: 0 })
      if (team?.organization.id === company.id) throw error
      toast.error(t('noLonger', { company: company.name }))
      await onSessionChange()
      return false
    }
  }
}
