import { useRef } from 'react'

/**
 * Sends the keyboard back to whatever opened a dialog. The dialogs are opened by state and have no trigger of their own
 * that the library could return to.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
