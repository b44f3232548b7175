import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where one steps back from a page: the link that had led there. */
function findWayBack(from: ParsedLocation, to: ParsedLocation): HTMLElement | null {
  if (to.state.__TSR_index >= from.state.__TSR_index) return null
  return document.querySelector(`main a[href="${CSS.escape(from.href)}"]`)
}

/**
 * After the page changed and took with it what held the keyboard, the keyboard goes to the link one comes back from, the
 * new page's heading, else to its content: nobody begins at the top of the document again. What was loaded first leaves
 * it alone.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const main = document.querySelector('main')
        const isNowhere = [document.body, main].includes(document.activeElement as HTMLElement | null)
        if (!fromLocation || !pathChanged || !isNowhere) return
        const arrived = document.querySelector<HTMLElement>('main h1[tabindex="-1"]')
        const place = findWayBack(fromLocation, toLocation) ?? arrived ?? main
        place?.focus({ preventScroll: true })
      }),
    [router],
  )
}
