import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AppError } from '#/domain/app-error.ts'
import { getCacheVersion } from './cache-version.functions.ts'

type Known = {
  user: object | null
  cacheVersion: number
  /** Drops what the tab held for whoever would go on in it. */
  onOtherTab?: () => void
}

function isSessionEnded(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED'
}

/**
 * Keeps a tab honest about who is signed in. When it comes back to the front and the cache version has moved, another
 * tab signed in or out; when a call is refused for want of a session, the session has ended. Either way the tab drops
 * what it holds and loads its page anew, and the guards decide where it belongs.
 */
export function useSessionSync({ user, cacheVersion, onOtherTab }: Known): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isSignedIn = user !== null
  useEffect(() => {
    // Rare, and so fetched when it happens.
    const reload = async () => {
      const { goOnAsAnother } = await import('./session-cache.ts')
      await goOnAsAnother(queryClient, router, () => router.invalidate())
    }
    const onShown = async () => {
      if (document.visibilityState !== 'visible') return
      const current = await getCacheVersion().catch(() => cacheVersion)
      if (current === cacheVersion) return
      onOtherTab?.()
      await reload()
    }
    let isEnding = false
    const onRefused = (error: unknown) => {
      if (!isSignedIn || isEnding || !isSessionEnded(error)) return
      isEnding = true
      void reload()
    }
    const onVisibility = () => void onShown()
    document.addEventListener('visibilitychange', onVisibility)
    const leaveQueries = queryClient.getQueryCache().subscribe(({ query }) => onRefused(query.state.error))
    const leaveMutations = queryClient
      .getMutationCache()
      .subscribe((event) => onRefused(event.mutation?.state.error))
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      leaveQueries()
      leaveMutations()
    }
  }, [queryClient, router, isSignedIn, cacheVersion, onOtherTab])
}
