import * as fc from 'fast-check'

/**
 * Degrees from -max to max in steps of about a metre, each equally likely. `fc.double` is no use for this: nearly all of its
 * values lie close to zero.
 */
export const degrees = (max: number): fc.Arbitrary<number> =>
  fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((units) => units / 1e5)
