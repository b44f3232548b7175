/** The longest reason for which somebody is banned. */
export const BAN_REASON_CHARS_MAX = 500

const HUNDRED_YEARS_MS = 100 * 365 * 86_400_000

/**
 * Whether a ban may end at a moment, in milliseconds since 1970: later than now, and within a hundred years.
 * @example
 * isBanEnd(Date.now() + 3_600_000, Date.now()) // true
 */
export function isBanEnd(endMs: number, nowMs: number): boolean {
  return endMs > nowMs && endMs <= nowMs + HUNDRED_YEARS_MS
}
