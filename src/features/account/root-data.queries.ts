import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getRootData } from './root-data.functions.ts'

/** Who is here. Everything that signs in or out invalidates this key. */
export const rootDataQuery = queryOptions({ queryKey: ['root-data'], queryFn: () => getRootData() })

/** Asks anew who is here and has every page read the answer: an invalidated query alone is still taken as it is. */
export async function refreshRootData(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await queryClient.fetchQuery({ ...rootDataQuery, staleTime: 0 })
  await router.invalidate()
}
