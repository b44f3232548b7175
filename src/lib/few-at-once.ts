export type FewAtOnceOptions = {
  /** Whoever comes when so many wait already is told what `full` makes. */
  waitingMax?: number
  full?: () => Error
}

type Waiting = { begin: () => void; giveUp: () => void; isWanted: () => boolean }

/**
 * Lets at most `max` pieces of work run at once; the others wait their turn, in the order they came. One that nobody
 * wants any more gives its place in the line up, and rejects as if it had found the line full.
 */
export function fewAtOnce(
  max: number,
  { waitingMax = Infinity, full = () => new Error('Too many wait') }: FewAtOnceOptions = {},
): <T>(work: () => Promise<T>, isWanted?: () => boolean) => Promise<T> {
  let line: Waiting[] = []
  let running = 0
  const dropUnwanted = () => {
    const unwanted = line.filter((waiting) => !waiting.isWanted())
    line = line.filter((waiting) => !unwanted.includes(waiting))
    for (const { giveUp } of unwanted) giveUp()
  }
  const waitInLine = (isWanted: () => boolean) =>
    new Promise<void>((begin, reject) => {
      line.push({ begin, giveUp: () => reject(full()), isWanted })
    })
  return async (work, isWanted = () => true) => {
    if (running >= max) {
      dropUnwanted()
      if (line.length >= waitingMax) throw full()
      // Whoever ends hands its place on, so that nobody slips in between.
      await waitInLine(isWanted)
    } else running += 1
    try {
      return await work()
    } finally {
      dropUnwanted()
      const next = line.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}
