import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { incrementCacheVersion } from './cache-version.functions.ts'
import { dropLoadedData, goOnAsAnother } from './session-cache.ts'
import { goWayBack } from './way-back.ts'

/**
 * What follows when somebody signed in, up or out, or their session's data changed: this browser's other tabs are
 * told, this one drops what it holds, and goes to `href`, or loads the present page anew.
 */
export function useSessionChange(): (href?: string) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    async (href) => {
      await incrementCacheVersion()
      if (href === undefined) {
        await dropLoadedData(queryClient, router)
        await router.invalidate()
        return
      }
      await goOnAsAnother(queryClient, router, async () => {
        if (!(await goWayBack(router, href))) await router.navigate({ href, replace: true })
      })
    },
    [queryClient, router],
  )
}
