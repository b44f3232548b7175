import { useEffect, useRef } from 'react'

/** Scrolls the list to a row that is picked and not in sight. The list alone, because what is around it must not move. */
export function useShownRow(isPicked: boolean) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = row.current?.closest('[data-scrolls]')
    if (!isPicked || !row.current || !list) return
    const [{ top, bottom }, seen] = [row.current.getBoundingClientRect(), list.getBoundingClientRect()]
    const above = top - seen.top
    // Of a list that is lower than a row the beginning of the row is shown.
    const distance = above < 0 ? above : Math.max(0, Math.min(above, bottom - seen.bottom))
    if (distance !== 0) list.scrollBy({ top: distance })
  }, [isPicked])
  return row
}
