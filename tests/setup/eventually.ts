import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/**
 * Looks again and again until a look neither throws nor rejects, and gives what it gave. Where the clock is a fake one,
 * each look moves it on by its interval, as those of `expect.poll` do.
 *
 * @example await eventually(async () => expect(await countWaiting()).toBe(3))
 */
export function eventually<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  return vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 })
}
