const typedInto = new Set<Element>()

function note({ target }: Event): void {
  if (target instanceof Element) typedInto.add(target)
}

/** Notes from now on where something is typed or chosen. */
export const watchTyping = (): void => document.addEventListener('input', note, { capture: true })

/** Whether something stands on the page that somebody typed there. */
const isTyped = () =>
  [...typedInto].some((element) => element.isConnected && !('value' in element && element.value === ''))

/**
 * Loads the page anew for an error with these words, once in the life of a tab, and not where it would lose what somebody
 * typed. Answers whether it does; never in a browser that keeps nothing for pages, which might go round in circles.
 */
export function reloadOnce(message: string): boolean {
  const key = `reloaded:${message}`
  try {
    if (isTyped() || sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return false
  }
  location.reload()
  return true
}
