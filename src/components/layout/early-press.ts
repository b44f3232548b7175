import { useLayoutEffect } from 'react'

/**
 * Runs before the page's scripts: until they are at work, the last press of a button is kept for `useEarlyPress`, unless
 * something else is done after it, or the browser itself answers it, as with a popover. The router runs this once more
 * when it takes over the head; then it does nothing.
 */
export const HOLD_EARLY_PRESSES = `'earlyPress' in document||(document.earlyPress=null,['click','input'].forEach(function(t){document.addEventListener(t,function(e){var b=e.target.closest('button');if(document.earlyPress!==undefined)document.earlyPress=t==='click'&&b&&b.type==='button'&&!b.popoverTargetElement?e:null},true)}))`

type WithEarlyPress = Document & { earlyPress?: Event | null | undefined }

/** Presses a button again, for those too that answer to a pointer or a mouse going down and not to the click after it. */
function pressAgain(button: Element): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Does what was pressed before the page could do anything, as soon as it can. What is being pressed at this very moment
 * React itself brings to its button. In the commit itself, because React answers every press after it.
 */
export function useEarlyPress(): void {
  useLayoutEffect(() => {
    const held = document as WithEarlyPress
    const press = held.earlyPress
    held.earlyPress = undefined
    if (!press || press === globalThis.event) return
    const button = press.target instanceof Element ? press.target.closest('button') : null
    // Not in this very commit: what React has not hydrated yet, it hydrates for a press that comes later.
    if (button) setTimeout(() => button.isConnected && pressAgain(button))
  }, [])
}
