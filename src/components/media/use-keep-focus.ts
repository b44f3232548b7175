import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard inside a control whose buttons come and go with its state: when the button that had it is gone, the
 * first one marked `data-next` takes it. A mark may name the states before for which its button comes first of all.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    const [name = ''] = before.current.split(' ')
    before.current = state
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost) return
    const find = (mark: string) => root.current?.querySelector<HTMLElement>(mark)
    const next = find(`[data-next~="${name}"]`) ?? find('[data-next]')
    next?.focus({ preventScroll: true })
  }, [root, state])
}
