import * as fc from 'fast-check'

/**
 * Degrees from -max to max, to a metre or so, evenly over the Earth. `fc.double` is even over all numbers that a double can
 * write, of which nearly all lie close to zero.
 */
export const degrees = (max: number): fc.Arbitrary<number> =>
  fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((units) => units / 1e5)
