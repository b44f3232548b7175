import { useLayoutEffect, type RefObject } from 'react'

/**
 * Runs before the page's scripts: the last press of a button is kept for `useEarlyPress`, unless something else is done
 * after it, or the browser itself answers it, as with a popover. It goes on when the page is at work, for parts whose code
 * comes later. The router runs this once more when it takes over the head; then it does nothing.
 */
export const HOLD_EARLY_PRESSES = `'earlyPress' in document||(document.earlyPress=null,['click','input'].forEach(function(t){document.addEventListener(t,function(e){var b=e.target.closest('button');document.earlyPress=t==='click'&&b&&b.type==='button'&&!b.popoverTargetElement?e:null},true)}))`

type WithEarlyPress = Document & { earlyPress?: Event | null; isAtWork?: boolean }

/** Presses a button again, for those too that answer to a pointer or a mouse going down and not to the click after it. */
function pressAgain(button: Element): void {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, cancelable: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Does what was pressed before the page could do anything, as soon as it can. What is being pressed at this very moment
 * React itself brings to its button. In the commit itself, because React answers every press after it. A `part` that the
 * server drew and whose code comes late does so for its own buttons, because until then React drops their presses. The
 * page does so once: a frame that is mounted anew repeats nothing.
 */
export function useEarlyPress(part?: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const held = document as WithEarlyPress
    const press = held.earlyPress
    const button = press?.target instanceof Element ? press.target.closest('button') : null
    const isOwn = part ? part.current?.contains(button) : !held.isAtWork
    held.isAtWork ||= !part
    if (!isOwn || !button || press === globalThis.event) return
    held.earlyPress = null
    // Not in this very commit: what React has not hydrated yet, it hydrates for a press that comes later.
    setTimeout(() => button.isConnected && pressAgain(button))
  }, [part])
}
