import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** Marks a part of a page that takes the keyboard when an answer given in it takes its own button away. */
export const KEPT_PART = { 'data-kept-part': '', tabIndex: -1 } as const

/** Keeps the keyboard in the part it was in, or in the first one when that is gone too, of the element with these listeners. */
export function useKeptPart() {
  const held = useRef<{ control: Element; parts: (Element | null)[] } | null>(null)
  useLayoutEffect(() => {
    if (!held.current || held.current.control.isConnected) return
    const part = held.current.parts.find((known) => known?.isConnected)
    held.current = null
    if (document.activeElement === document.body && part instanceof HTMLElement) part.focus()
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const all = currentTarget.querySelectorAll('[data-kept-part]')
      held.current = { control: target, parts: [target.closest('[data-kept-part]'), ...all] }
    },
    // A window that is left keeps its active element; a control that is taken away says nothing.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) held.current = null
    },
  }
}
