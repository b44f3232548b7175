/**
 * Where the bands end in which private floors are compared, a year and in the floor's own currency. All up to the first of
 * them is one band. None depends on a person. Each holds two of the round amounts that people write, at least.
 */
export const PAY_BAND_TOPS = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 75_000, 100_000]

/** Where they end above that: at these amounts, then ten times as much, a hundred times, and so on. */
export const HIGH_PAY_BAND_TOPS = [
  125_000, 160_000, 200_000, 250_000, 320_000, 400_000, 500_000, 640_000, 800_000, 1_000_000,
]

/** Amounts a year, above the first up to the second. */
type PayBand = { begin: number; top: number }

function* bandTops(): Generator<number, never> {
  yield* PAY_BAND_TOPS
  for (let scale = 1; ; scale *= 10) for (const top of HIGH_PAY_BAND_TOPS) yield top * scale
}

/** The first band whose top is meant. Finite amounts have one. */
function firstBand(isMeant: (top: number) => boolean): PayBand {
  let begin = 0
  const tops = bandTops()
  for (;;) {
    const top = tops.next().value
    if (isMeant(top) || top === Infinity) return { begin, top }
    begin = top
  }
}

/**
 * The band that a yearly floor lies in. A score says of a floor only how the pay compares with its band, so an employer who
 * tries one salary after another learns the band and never the floor. A floor of 0 has a band of its own.
 *
 * @example payBand(46_200) // { begin: 40000, top: 50000 }
 */
export function payBand(yearlyFloor: number): PayBand {
  return yearlyFloor <= 0 ? { begin: 0, top: 0 } : firstBand((top) => top >= yearlyFloor)
}

/**
 * From this share of the amount on at which a band begins, the pay is close to every floor in it: pay that may reach a
 * floor is never called below it.
 */
export const CLOSE_FROM = 0.9

/** The top of the highest band that this much pay a year is close to. */
export function closeBandTop(yearlyPay: number): number {
  return firstBand((top) => top > yearlyPay / CLOSE_FROM).top
}
