export type FewAtOnceOptions = {
  /** Whoever comes when so many wait already is told what `full` makes. */
  waitingMax?: number
  full?: () => Error
}

/** Lets at most `max` pieces of work run at once; the others wait their turn, in the order they came. */
export function fewAtOnce(
  max: number,
  { waitingMax = Infinity, full = () => new Error('Too many wait') }: FewAtOnceOptions = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= max && waiting.length >= waitingMax) throw full()
    // Whoever ends hands its place on, so that nobody slips in between.
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
