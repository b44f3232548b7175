import { LRUCache } from 'lru-cache'

/** Who asks for a turn: from which network, and in which of the lines. */
export type Turn<Line extends string> = { line: Line; network: string; isWanted?: () => boolean }

/** `turns` of its network, had lately or asked for. */
type Asker = {
  network: string
  turns: number
  isWanted: () => boolean
  begin: () => void
  giveUp: () => void
}

/** For so long a turn counts against the network that had it. */
const COUNTED_MS = 600_000
const NETWORKS_MAX = 10_000

type Had = { turns: number; sinceMs: number }

/** `waiting` is in the order of turns: who had few lately first, then as they came. */
type Queue = { waitingMax: number; waiting: Asker[]; had: LRUCache<string, Had>; servedAt: number }

type FairTurnsOptions<Line extends string> = {
  atOnce: number
  /** How many may wait in each line. */
  lines: Readonly<Record<Line, number>>
  /** What those are told for whom there is no room. */
  full: () => Error
}

const makeQueue = (waitingMax: number): Queue => ({
  ...{ waitingMax, waiting: [], servedAt: 0 },
  had: new LRUCache({ max: NETWORKS_MAX }),
})

function hadOf({ had }: Queue, network: string): Had {
  const [nowMs, known] = [Date.now(), had.get(network)]
  return known && nowMs - known.sinceMs < COUNTED_MS ? known : { turns: 0, sinceMs: nowMs }
}

const turnsOf = (queue: Queue, network: string) =>
  hadOf(queue, network).turns + queue.waiting.filter((one) => one.network === network).length

function dropUnwanted(queue: Queue): void {
  const unwanted = queue.waiting.filter((one) => !one.isWanted())
  queue.waiting = queue.waiting.filter((one) => !unwanted.includes(one))
  for (const { giveUp } of unwanted) giveUp()
}

/** Puts somebody in. In a line that is full one whose network had more turns makes room; answers whether there was any. */
function putIn(queue: Queue, asker: Asker): boolean {
  if (queue.waiting.length >= queue.waitingMax) {
    const last = queue.waiting.at(-1)
    if (!last || last.turns <= asker.turns) return false
    queue.waiting.pop()
    last.giveUp()
  }
  const behind = queue.waiting.findLastIndex(({ turns }) => turns <= asker.turns)
  queue.waiting.splice(behind + 1, 0, asker)
  return true
}

/**
 * Lets `atOnce` pieces of work run; the others wait. Lines have their turns by themselves: the one that was served
 * longest ago goes first. In a line a network goes first that had fewer turns in the last ten minutes, and whoever had more,
 * or asks for many, makes room for it. What nobody wants any more leaves the line, and rejects as where it is full.
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
    const { turns, sinceMs } = hadOf(queue, asker.network)
    queue.had.set(asker.network, { turns: turns + 1, sinceMs })
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
      ...{ network, isWanted, turns: turnsOf(queue, network) },
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
      handOn()
    }
  }
}
