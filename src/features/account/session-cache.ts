import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

function forgetUnshown(queryClient: QueryClient, router: AnyRouter): void {
  queryClient.removeQueries({ type: 'inactive' })
  router.clearCache()
}

/**
 * Drops what was loaded before, where the same person stays on the same page: queries that nobody shows are forgotten, the
 * others are fetched anew, and so is everything the router loaded ahead. The next navigation asks again who is here.
 */
export async function dropLoadedData(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  forgetUnshown(queryClient, router)
  await queryClient.invalidateQueries()
}

const isOfBefore = ({ state }: Query) => state.isInvalidated

/**
 * Goes on as another person, by `go`, which asks the guards where they belong. What the page of the person before shows
 * is not asked for in the name of the new one, who may not see it: only what still stands there afterwards.
 */
export async function goOnAsAnother(
  queryClient: QueryClient,
  router: AnyRouter,
  go: () => Promise<unknown>,
): Promise<void> {
  await queryClient.cancelQueries()
  forgetUnshown(queryClient, router)
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await go()
  queryClient.removeQueries({ type: 'inactive', predicate: isOfBefore })
  await queryClient.refetchQueries({ type: 'active', predicate: isOfBefore }, { cancelRefetch: false })
}
