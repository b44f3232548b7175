import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCandidateCount } from './candidate-count.functions.ts'
import type { CandidateCountInput } from './candidate-count.schema.ts'

/** How many people would be found now for what a job asks. The last count stays until the next one is there. */
export function candidateCountQuery(asked: CandidateCountInput) {
  return queryOptions({
    queryKey: ['candidate-count', asked],
    queryFn: () => getCandidateCount({ data: asked }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
