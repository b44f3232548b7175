type Run = { from: number; length: number }

/**
 * The fewest neighbours in a row of counts that hold `wanted` together; of several such runs the first. One that `isRound`
 * may run on from its end to its beginning. All of the row where it holds less than that.
 *
 * @example narrowestRun([1, 0, 0, 5, 2], 7, { isRound: false }) // { from: 3, length: 2 }
 */
export function narrowestRun(
  counts: ArrayLike<number>,
  wanted: number,
  { isRound }: { isRound: boolean },
): Run {
  const { length } = counts
  const end = isRound ? 2 * length : length
  let best: Run = { from: 0, length }
  let [held, to] = [0, 0]
  for (let from = 0; from < length; from += 1) {
    for (; held < wanted && to < end && to - from < length; to += 1) held += counts[to % length] ?? 0
    if (held < wanted) return best
    if (to - from < best.length) best = { from, length: to - from }
    held -= counts[from] ?? 0
  }
  return best
}
