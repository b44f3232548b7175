import { useEffect, useRef, type RefObject } from 'react'

/**
 * An answer takes its own button away. Whoever pressed it by the keyboard goes on from the tab they were in, and not
 * from the top of the page. `shown` is what the answers change.
 */
export function useKeptFocus(shown: unknown): {
  list: RefObject<HTMLElement | null>
  onAnswered: () => void
} {
  const list = useRef<HTMLElement>(null)
  const isAnswered = useRef(false)
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    if (!isAnswered.current) return
    isAnswered.current = false
    const focused = document.activeElement
    if (focused?.isConnected && focused !== document.body) return
    list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  })
  const onAnswered = () => {
    isAnswered.current = true
  }
  return { list, onAnswered }
}
