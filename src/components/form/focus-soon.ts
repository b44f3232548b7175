/** Focuses what has an id once the page is drawn anew: it may be moved in it, which drops the focus, or come only then. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus())
}
