import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { isUnreachable } from '#/lib/is-unreachable.ts'

/** Loads the page anew by itself once the connection is back, where the lack of one is why it failed. */
export function useOnlineAgain(error: unknown): void {
  const router = useRouter()
  useEffect(() => {
    if (!isUnreachable(error)) return undefined
    const again = () => void router.invalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [error, router])
}
