import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard inside a control whose buttons come and go with its state: when the button that had it is gone, the
 * first one marked `data-next` takes it.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true })
  }, [root, state])
}
