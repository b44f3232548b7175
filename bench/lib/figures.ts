/** The value below which the share `share` of the measured ones lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Median and 95th percentile of milliseconds, in words. */
export function medianAndTail(values: readonly number[]): string {
  const [median, tail] = [quantile(values, 0.5), quantile(values, 0.95)]
  return `median ${median.toFixed(3)} ms, p95 ${tail.toFixed(3)} ms`
}

/** How long a piece of work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The middle of what one is to the other, round by round, with the least and the most: a busy moment spoils one round. */
export function ratioByRound(some: readonly number[], others: readonly number[]) {
  const ratios = some.map((one, round) => one / (others[round] ?? Number.NaN))
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  const median = quantile(ratios, 0.5)
  return { median, text: `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})` }
}

/** A figure beside its goal, and whether it is met. */
export function besideGoal(figure: number, goal: { atMost: number } | { atLeast: number }): string {
  const [words, limit, isMet] =
    'atMost' in goal
      ? ['at most', goal.atMost, figure <= goal.atMost]
      : ['at least', goal.atLeast, figure >= goal.atLeast]
  return `goal: ${words} ${limit.toLocaleString('en-GB')}${isMet ? '' : ', MISSED'}`
}
