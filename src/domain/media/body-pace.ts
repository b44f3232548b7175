/** How long a sender may keep us waiting, in milliseconds: at first, and at most. */
export const FIRST_CREDIT_MS = 4_000
const CREDIT_MAX_MS = 20_000

/** What a kilobyte is worth in milliseconds: whoever sends ten of them a second is never cut. */
const MS_PER_KILOBYTE = 100

/**
 * How long we go on waiting for a sender who kept us waiting for `waitedMs` and then sent so many bytes. Time is what a
 * sender has, and bytes are what buys more: a byte a second is out of credit after four seconds, while a phone that sent
 * plenty may lose its network for twenty.
 *
 * @example creditAfter(4_000, { waitedMs: 1_000, bytes: 5_000 }) // 3500
 */
export function creditAfter(
  creditMs: number,
  { waitedMs, bytes }: { waitedMs: number; bytes: number },
): number {
  return Math.min(CREDIT_MAX_MS, creditMs - waitedMs + (bytes / 1_000) * MS_PER_KILOBYTE)
}
