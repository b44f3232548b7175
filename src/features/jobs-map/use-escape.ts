import { useEffect, useEffectEvent } from 'react'

/** What has a use of its own for the key: something to close, a text to leave as it was. */
const USES_ESCAPE =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]'

const isUsed = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(USES_ESCAPE) !== null

/** Calls back when Escape is pressed anywhere on the page where nothing else answers to it. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Whatever the key has closed already says so by this.
      if (event.key === 'Escape' && !event.defaultPrevented && !isUsed(event)) escape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
