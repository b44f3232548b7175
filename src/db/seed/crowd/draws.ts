import { hash } from 'node:crypto'

/** Chance that is always the same: a row of dice for one thing of one seed. */
export type Draws = {
  /** A number of at least 0 and less than 1. */
  share: () => number
  /** A whole number of at least `min` and at most `max`. */
  whole: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True with this probability. */
  happens: (probability: number) => boolean
  /** Around 0 with a spread of 1, as heights and logarithms of salaries are. */
  normal: () => number
}

const BLOCK_HEX = 32
const PART_HEX = 8
const PARTS = 0x1_0000_0000

/**
 * The dice of one thing: the same seed, kind and number throw the same, in whatever order things are made and on
 * whatever machine.
 *
 * @example drawsOf('flightpath', 'job', 7).whole(1, 6)
 */
export function drawsOf(seed: string, kind: string, index: number): Draws {
  let block = ''
  let blocks = 0
  let at = BLOCK_HEX
  const share = () => {
    if (at === BLOCK_HEX) {
      block = hash('md5', `${seed}|${kind}|${index}|${blocks}`, 'hex')
      blocks += 1
      at = 0
    }
    at += PART_HEX
    return Number.parseInt(block.slice(at - PART_HEX, at), 16) / PARTS
  }
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1))
  return {
    share,
    whole,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
    happens: (probability) => share() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
  }
}

/** The id of a thing: a valid UUID of version 8 that says nothing. */
export function idOf(seed: string, kind: string, index: number): string {
  const hex = hash('md5', `${seed}|${kind}|${index}|id`, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
