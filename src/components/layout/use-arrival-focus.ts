import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After the page changed and took with it what held the keyboard, the keyboard goes to the new page's heading, else to
 * its content: nobody begins at the top of the document again. What was loaded first leaves it alone.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.activeElement !== document.body) return
        const arrived = document.querySelector<HTMLElement>('main h1[tabindex="-1"]')
        const place = arrived ?? document.querySelector('main')
        place?.focus({ preventScroll: true })
      }),
    [router],
  )
}
