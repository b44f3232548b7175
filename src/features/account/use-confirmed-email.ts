import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rootDataQuery } from './root-data.queries.ts'

/**
 * While an address is not confirmed, asks again whenever the window comes to the front and on every new page: the link
 * of the mail was perhaps followed in another tab, or on the phone.
 */
export function useConfirmedEmail(user: { emailVerified: boolean } | null): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isWaiting = user?.emailVerified === false
  useEffect(() => {
    if (!isWaiting) return
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      try {
        const known = await queryClient.fetchQuery({ ...rootDataQuery, staleTime: 0 })
        if (known.user?.emailVerified !== false) await router.invalidate()
      } catch {
        // Without a network nothing is new.
      } finally {
        isAsking = false
      }
    }
    const onShown = () => void ask()
    const leaveRouter = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && onShown())
    window.addEventListener('focus', onShown)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      leaveRouter()
      window.removeEventListener('focus', onShown)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [queryClient, router, isWaiting])
}
