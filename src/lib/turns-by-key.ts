type Line = { running: number; waiting: (() => void)[] }

type TurnsByKeyOptions = {
  atOnce: number
  waitingMax: number
  /** What those are told for whom there is no room. */
  full: () => Error
}

/**
 * Lets `atOnce` pieces of work of each key run. Further ones wait, and have their turns as they came; where `waitingMax`
 * wait already, one more is refused. Work that asks for a turn of its own key within its turn may wait for itself.
 *
 * @example const inTurn = turnsByKey({ atOnce: 1, waitingMax: 9, full }); await inTurn('ada', work)
 */
export function turnsByKey({ atOnce, waitingMax, full }: TurnsByKeyOptions) {
  const lines = new Map<string, Line>()
  const join = async (line: Line) => {
    if (line.running < atOnce) {
      line.running += 1
      return
    }
    if (line.waiting.length >= waitingMax) throw full()
    await new Promise<void>((begin) => line.waiting.push(begin))
  }
  const leave = (key: string, line: Line) => {
    // Whoever ends hands its place on, so that nobody slips in between.
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    await join(line)
    try {
      return await work()
    } finally {
      leave(key, line)
    }
  }
}
