import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { Fit } from '#/domain/matching/types.ts'
import { findKnownFits, jobFitsQuery } from './matching.queries.ts'

/**
 * The signed-in person's fits with the jobs of several lists, together. A list that is put together anew keeps the fits
 * that are known of its jobs until its own are here.
 */
export function useJobFits(lists: readonly string[][]): Readonly<Record<string, Fit>> {
  const queryClient = useQueryClient()
  return useQueries({
    queries: lists.map((jobIds) => ({
      ...jobFitsQuery(jobIds),
      placeholderData: () => findKnownFits(queryClient, jobIds),
    })),
    combine: (answers) => Object.assign({}, ...answers.map((answer) => answer.data ?? {})),
  })
}
