import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Drops what was loaded for whoever was here before: queries that nobody shows are forgotten, the others are fetched
 * anew, and so is everything the router loaded ahead. The next navigation asks again who is here.
 */
export async function dropLoadedData(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  router.clearCache()
  await queryClient.invalidateQueries()
}
