/** Who asks for a turn: from which network, and in which of the lines. */
export type Turn<Line extends string> = { line: Line; network: string; isWanted?: () => boolean }

type Asker = {
  network: string
  round: number
  isWanted: () => boolean
  begin: () => void
  giveUp: () => void
}

/** `waiting` is in the order of turns: by round, then as they came. */
type Queue = { waitingMax: number; waiting: Asker[]; running: Asker[]; round: number; servedAt: number }

type FairTurnsOptions<Line extends string> = {
  atOnce: number
  /** How many may wait in each line. */
  lines: Readonly<Record<Line, number>>
  /** What those are told for whom there is no room. */
  full: () => Error
}

const makeQueue = (waitingMax: number): Queue => ({
  ...{ waitingMax, waiting: [], running: [], round: 0, servedAt: 0 },
})

/** The round in which a network has its next turn: the one that is on, or the one behind its last. */
const roundFor = ({ round, waiting, running }: Queue, network: string) =>
  [...running, ...waiting].reduce(
    (next, one) => (one.network === network ? Math.max(next, one.round + 1) : next),
    round,
  )

function dropUnwanted(queue: Queue): void {
  const unwanted = queue.waiting.filter((one) => !one.isWanted())
  queue.waiting = queue.waiting.filter((one) => !unwanted.includes(one))
  for (const { giveUp } of unwanted) giveUp()
}

/** Puts somebody in. In a line that is full one of a later round makes room; answers whether there was any. */
function putIn(queue: Queue, asker: Asker): boolean {
  if (queue.waiting.length >= queue.waitingMax) {
    const last = queue.waiting.at(-1)
    if (!last || last.round <= asker.round) return false
    queue.waiting.pop()
    last.giveUp()
  }
  const behind = queue.waiting.findLastIndex(({ round }) => round <= asker.round)
  queue.waiting.splice(behind + 1, 0, asker)
  return true
}

/**
 * Lets `atOnce` pieces of work run; the others wait. Lines have their turns by themselves: the one that was served
 * longest ago goes first. In a line each network has one turn a round, and whoever asks for many makes room for others.
 * What nobody wants any more leaves the line, and rejects as where it is full.
 *
 * @example const inTurn = fairTurns({ atOnce: 1, lines: { all: 9 }, full }); await inTurn({ line: 'all', network }, work)
 */
export function fairTurns<Line extends string>({ atOnce, lines, full }: FairTurnsOptions<Line>) {
  const queues = new Map(Object.keys(lines).map((line) => [line, makeQueue(lines[line as Line])]))
  let [running, served] = [0, 0]
  const handOn = () => {
    for (const queue of queues.values()) dropUnwanted(queue)
    const [next] = [...queues.values()]
      .filter(({ waiting }) => waiting.length > 0)
      .toSorted((a, b) => a.servedAt - b.servedAt)
    // Whoever ends hands its place on, so that nobody slips in between.
    if (next) next.waiting.shift()?.begin()
    else running -= 1
  }
  const start = (queue: Queue, asker: Asker) => {
    queue.running.push(asker)
    queue.round = Math.max(queue.round, asker.round)
    served += 1
    queue.servedAt = served
  }
  return async <T>(
    { line, network, isWanted = () => true }: Turn<Line>,
    work: () => Promise<T>,
  ): Promise<T> => {
    const queue = queues.get(line)
    if (!queue) throw full()
    dropUnwanted(queue)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const asker: Asker = {
      ...{ network, isWanted, round: roundFor(queue, network) },
      giveUp: () => reject(full()),
      begin: () => {
        start(queue, asker)
        resolve()
      },
    }
    if (running < atOnce) {
      running += 1
      asker.begin()
    } else {
      if (!putIn(queue, asker)) throw full()
      await promise
    }
    try {
      return await work()
    } finally {
      queue.running = queue.running.filter((one) => one !== asker)
      handOn()
    }
  }
}
