import { useEffect, type RefObject } from 'react'

export type ListKeys = {
  /** The rows' ids in order. */
  ids: readonly string[]
  /** Where the arrows start from; null before the first. */
  selectedId: string | null
  onMove: (id: string) => void
  onLike: (id: string) => void
}

function isElsewhere(target: EventTarget | null, list: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // What holds the list is nowhere in particular: a page that is come back to has the focus as a whole.
  return !list?.contains(target) && !target.contains(list)
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const ENDS: Record<string, number> = { Home: 0, End: -1 }

/**
 * Arrow keys move through a list and L likes, while the focus is in the list or nowhere; Home and End go to its ends
 * from within. Enter is the link's own business. Keys pressed in fields, menus and dialogs are left alone.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { ids, selectedId, onMove, onLike }: ListKeys,
): void {
  useEffect(() => {
    const idAfter = (step: number, from: string | null) =>
      ids[Math.max(0, (from === null ? -1 : ids.indexOf(from)) + step)]
    const move = (id: string) => {
      const link = list.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`)
      link?.focus()
      // The focus brings the title into view, and may leave the rest of its row below.
      link?.closest('li')?.scrollIntoView({ block: 'nearest' })
      onMove(id)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (isChord || event.defaultPrevented || isElsewhere(event.target, list.current)) return
      const step = STEPS[event.key]
      const focused = document.activeElement?.getAttribute('data-job') ?? null
      const current = focused ?? selectedId
      const isWithin = list.current?.contains(document.activeElement)
      const end = isWithin ? ENDS[event.key] : undefined
      if (step !== undefined || end !== undefined) {
        event.preventDefault()
        const id = step === undefined ? ids.at(end ?? 0) : idAfter(step, current)
        if (id !== undefined) move(id)
      } else if (event.key.toLowerCase() === 'l' && current !== null && !event.repeat) {
        event.preventDefault()
        onLike(current)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, ids, selectedId, onMove, onLike])
}
