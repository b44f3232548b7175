/** So many times longer is the one long input than each of as many short ones. */
const TIMES = 32
/** What a round counts is noisy one way only: it is never too little. The least of each kind counts. */
const ROUNDS_MIN = 2
const ROUNDS_MAX = 5

/**
 * What may be called dear: work that grows with the length costs the same in one piece as in 32, and one that grows with
 * its square 32 times as much.
 */
export const DEAR = 8

/** The microseconds that this process works, whatever others do meanwhile. */
async function costOf(work: () => unknown): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return user + system
}

/**
 * Compares what the processor does for one input that is 32 times as long with what it does for 32 inputs of this length,
 * and answers how many times more that is. Rounds are repeated only while it looks dear. The work is told the length, and
 * which input it is for those that remember their inputs.
 *
 * @example expect(await dearness((length) => isAddress('1 '.repeat(length)), 1_000)).toBeLessThan(DEAR)
 */
export async function dearness(
  work: (length: number, nth: number) => unknown,
  length: number,
): Promise<number> {
  let nth = 0
  const inPieces = async () => {
    for (let piece = 0; piece < TIMES; piece += 1) await work(length, (nth += 1))
  }
  const inOnePiece = () => work(length * TIMES, (nth += 1))
  // What is compiled and loaded first is not counted.
  await inPieces()
  let [pieces, whole] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS_MIN || (round < ROUNDS_MAX && whole >= DEAR * pieces); round += 1) {
    pieces = Math.min(pieces, await costOf(inPieces))
    whole = Math.min(whole, await costOf(inOnePiece))
  }
  // Work too small to be counted is one microsecond.
  return whole / Math.max(pieces, 1)
}
