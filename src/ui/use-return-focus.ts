import { useLayoutEffect, useRef } from 'react'

/** What a person would call the opener: of an entry in a menu, which closes, the button of that menu. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/** The headings above it that can take the keyboard, nearest first. */
function headingsAbove(element: Element | null): HTMLElement[] {
  const found = new Set<HTMLElement>()
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]')
    if (heading) found.add(heading)
  }
  return [...found]
}

/** What came in the opener's place may have taken the keyboard already. */
const isTaken = () => document.activeElement !== null && document.activeElement !== document.body

/**
 * Sends the keyboard back to whatever opened a dialog. The dialogs are opened by state and have no trigger of their own
 * that the library could return to; what they hold may take the keyboard as soon as it is there, so that the opener is
 * noted before. When the opener is gone by then, it goes to the nearest heading above it, else to the page, past its bar.
 */
export function useReturnFocus(isOpen: boolean) {
  const ways = useRef<readonly (Element | null)[]>([])
  useLayoutEffect(() => {
    if (!isOpen) return
    // What opened it may have gone in the same moment: that the page has the keyboard then is no way back.
    const opener = isTaken() ? openerOf(document.activeElement) : null
    ways.current = [opener, ...headingsAbove(opener)]
  }, [isOpen])
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const [opener, ...headings] = ways.current
      if (!opener?.isConnected && isTaken()) return
      const way = [opener, ...headings].find((known) => known?.isConnected) ?? document.querySelector('main')
      if (way instanceof HTMLElement) way.focus()
    },
  }
}
