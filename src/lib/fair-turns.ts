import { LRUCache } from 'lru-cache'

/**
 * Who asks for a turn, and in which of the lines. `network` names the networks around them from the widest to what is
 * their own, with a space between: "203.0.113.0/24 203.0.113.7".
 */
export type Turn<Line extends string> = { line: Line; network: string; isWanted?: () => boolean }

/** `networks`: the names of the networks around it, each with those that are wider. */
type Asker = {
  networks: readonly string[]
  isWanted: () => boolean
  begin: () => void
  giveUp: () => void
}

/** For so long a turn counts against the network that had it. */
const COUNTED_MS = 600_000
const NETWORKS_MAX = 10_000

type Had = { turns: number; sinceMs: number }

/** `waiting` is in the order in which they came. */
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

/** "a b c" are the networks "a", "a b" and "a b c". */
const networksOf = (named: string): string[] =>
  named.split(' ').map((_, level, parts) => parts.slice(0, level + 1).join(' '))

type CountTurns = (network: string) => number

/** Whether one goes before another who came earlier: in the widest network in which they differ, or in its own, it had fewer turns. */
function goesFirst(one: Asker, other: Asker, turnsOf: CountTurns): boolean {
  const level = one.networks.findIndex((network, nth) => network !== other.networks[nth])
  return level >= 0 && turnsOf(one.networks[level] ?? '') < turnsOf(other.networks[level] ?? '')
}

const firstOf = (waiting: readonly Asker[], turnsOf: CountTurns): Asker | undefined =>
  waiting.reduce<Asker | undefined>(
    (first, asker) => (first && !goesFirst(asker, first, turnsOf) ? first : asker),
    undefined,
  )

/** Who would be served last if nobody else came. */
function lastOf(queue: Queue, asker: Asker): Asker {
  let [left, last] = [[...queue.waiting, asker], asker]
  const more = new Map<string, number>()
  const turnsOf = (network: string) => hadOf(queue, network).turns + (more.get(network) ?? 0)
  while (left.length > 0) {
    last = firstOf(left, turnsOf) ?? last
    for (const network of last.networks) more.set(network, (more.get(network) ?? 0) + 1)
    left = left.filter((one) => one !== last)
  }
  return last
}

function dropUnwanted(queue: Queue): void {
  const unwanted = queue.waiting.filter((one) => !one.isWanted())
  queue.waiting = queue.waiting.filter((one) => !unwanted.includes(one))
  for (const { giveUp } of unwanted) giveUp()
}

/** Puts somebody in. In a line that is full whoever would be served last makes room; answers whether there was any. */
function putIn(queue: Queue, asker: Asker): boolean {
  if (queue.waiting.length >= queue.waitingMax) {
    const last = lastOf(queue, asker)
    if (last === asker) return false
    queue.waiting = queue.waiting.filter((one) => one !== last)
    last.giveUp()
  }
  queue.waiting.push(asker)
  return true
}

function takeNext(queue: Queue): Asker | undefined {
  const next = firstOf(queue.waiting, (network) => hadOf(queue, network).turns)
  queue.waiting = queue.waiting.filter((one) => one !== next)
  return next
}

/**
 * Lets `atOnce` pieces of work run; the others wait. Lines have their turns by themselves: the one that was served
 * longest ago goes first. In a line a network goes first that had fewer turns in the last ten minutes, in it one of its own
 * networks, and so on; whoever had more, or asks for many, makes room for others. What nobody wants any more leaves the
 * line, and rejects as where it is full.
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
    if (next) takeNext(next)?.begin()
    else running -= 1
  }
  const start = (queue: Queue, { networks }: Asker) => {
    for (const network of networks) {
      const { turns, sinceMs } = hadOf(queue, network)
      queue.had.set(network, { turns: turns + 1, sinceMs })
    }
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
      ...{ networks: networksOf(network), isWanted },
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
