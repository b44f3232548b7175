/**
 * Where the bands end in which private floors are compared: these amounts, ten times as much, a hundred times, and so
 * on, a year and in the floor's own currency. Each is at least 25 % above the one before, and none depends on a person.
 */
export const PAY_BAND_TOPS = [10_000, 12_500, 16_000, 20_000, 25_000, 32_000, 40_000, 50_000, 64_000, 80_000]

const TEN_THOUSAND = 10_000

/** The power of ten by which an amount is at least 10,000 and less than 100,000 once it is divided by it. */
function decadeOf(amount: number): number {
  let decade = 1
  while (amount / decade >= 10 * TEN_THOUSAND) decade *= 10
  while (amount / decade < TEN_THOUSAND) decade /= 10
  return decade
}

/**
 * The top of the band that a yearly floor lies in. A score says of a floor only how the pay compares with this amount,
 * so an employer who tries one salary after another learns the band and never the floor. 0 for a floor of 0.
 *
 * @example payBandTop(46_200) // 50000
 */
export function payBandTop(yearlyFloor: number): number {
  if (yearlyFloor <= 0) return 0
  const decade = decadeOf(yearlyFloor)
  const top = PAY_BAND_TOPS.find((edge) => yearlyFloor <= edge * decade)
  return Math.round((top ?? 10 * TEN_THOUSAND) * decade)
}
