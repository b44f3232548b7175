/**
 * Lets at most `max` pieces of work of one key run at once and turns the others away: `enter` answers how to leave, or
 * null when there is no room. A key that stands for several has `share` times as much. Leaving twice counts once.
 * @example const enter = fewPerKey(2); const leave = enter('ada')
 */
export function fewPerKey(max: number): (key: string, share?: number) => (() => void) | null {
  const running = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (running.get(key) ?? 0) + by
    if (count > 0) running.set(key, count)
    else running.delete(key)
  }
  return (key, share = 1) => {
    if ((running.get(key) ?? 0) >= max * share) return null
    change(key, 1)
    let hasLeft = false
    return () => {
      if (!hasLeft) change(key, -1)
      hasLeft = true
    }
  }
}
