import { useLayoutEffect, useRef } from 'react'

/**
 * Where the keyboard goes when what opened a dialog is gone by then: to the page, past its bar. Nowhere, when what came
 * in the opener's place has taken it already.
 */
function fallback(): HTMLElement | null {
  const isTaken = document.activeElement !== null && document.activeElement !== document.body
  return isTaken ? null : document.querySelector('main')
}

/**
 * Sends the keyboard back to whatever opened a dialog. The dialogs are opened by state and have no trigger of their own
 * that the library could return to; what they hold may take the keyboard as soon as it is there, so that the opener is
 * noted before.
 */
export function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const element = opener.current?.isConnected ? opener.current : fallback()
      if (element instanceof HTMLElement) element.focus()
    },
  }
}
