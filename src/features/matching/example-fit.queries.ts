import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getExampleFit } from './example-fit.functions.ts'
import type { ExampleChoices } from './example-fit.ts'

/** The fit of the example. The last one stays until the next is there. */
export function exampleFitQuery(choices: ExampleChoices) {
  return queryOptions({
    queryKey: ['example-fit', choices],
    queryFn: () => getExampleFit({ data: choices }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
