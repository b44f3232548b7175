const focus = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()

/** Focuses what has an id once the page is drawn anew: it may be moved in it, which drops the focus, or come only then. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => focus(id))
}

/** The same, but for nobody who has gone elsewhere meanwhile. */
export function focusIfLost(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focus(id)
  })
}
