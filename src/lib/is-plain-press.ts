import type { MouseEvent } from 'react'

/** A press with a modifier wants another tab; one by the keyboard (`detail` 0) wants the page itself. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.detail > 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
