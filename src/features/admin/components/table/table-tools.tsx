import { useRouter } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { useTakeOver } from '#/components/form/use-take-over.ts'

/** Waits until the page shows the address that was last asked for: the next choice is added to what is there. */
function useArrival() {
  const router = useRouter()
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (router.latestLocation.href === router.state.resolvedLocation?.href) return resolve()
        const stop = router.subscribe('onResolved', () => {
          stop()
          resolve()
        })
      }),
    [router],
  )
}

/** The search and the filters above a table. What was typed or chosen before the scripts came counts too. */
export function TableTools({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useTakeOver<HTMLDivElement>(useArrival())}
      role="search"
      className="mb-2 flex flex-wrap gap-3 noscript:hidden"
    >
      {children}
    </div>
  )
}
