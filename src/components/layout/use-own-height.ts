import { useLayoutEffect, type RefObject } from 'react'

/** Says how much of the window a part covers, in pixels, in the variable `name` of the whole page, while it is there. */
export function useOwnHeight(part: RefObject<HTMLElement | null>, name: '--impersonation'): void {
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty(name)
    }
  }, [part, name])
}
