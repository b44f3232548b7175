import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Fit } from '#/domain/matching/types.ts'
import { createFitFinder, jobFitsQuery } from './matching.queries.ts'

/**
 * The signed-in person's fits with the jobs of several lists, together. A list that is put together anew keeps the fits
 * that are known of its jobs until its own are here.
 */
export function useJobFits(lists: readonly string[][]): Readonly<Record<string, Fit>> {
  const queryClient = useQueryClient()
  const queries = useMemo(() => {
    const findFits = createFitFinder(queryClient)
    return lists.map((jobIds) => ({ ...jobFitsQuery(jobIds), placeholderData: () => findFits(jobIds) }))
  }, [queryClient, lists])
  return useQueries({
    queries,
    combine: (answers) => Object.assign({}, ...answers.map((answer) => answer.data ?? {})),
  })
}
