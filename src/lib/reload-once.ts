/** What hears of typing is a control with a value, or, without one, a place that is written into. */
const typedInto = new Set<Element & { value?: string }>()

const note = ({ target }: Event) => void typedInto.add(target as Element)

/** Notes from now on where something is typed or chosen. */
export const watchTyping = (): void => document.addEventListener('input', note, { capture: true })

/** Whether something stands on the page that somebody typed there. */
const isTyped = () => [...typedInto].some(({ isConnected, value }) => isConnected && value !== '')

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
