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
