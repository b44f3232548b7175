/** What is close to what was asked, and not the same. */
export const NEIGHBOUR_CREDIT = 0.7

/** What an encoder says alone counts half at most: it suggests, names prove. */
export const ENCODER_CREDIT_MAX = 0.5

/** From this cosine on nine in ten were meant where names knew nothing (ADR 55): it is worth all it can be. */
export const SURE_COSINE = 0.8

/** The credit of a cosine: nothing up to the threshold, then rising in a straight line to a half. */
export function encoderCredit(cosine: number, threshold: number): number {
  const share = (cosine - threshold) / (SURE_COSINE - threshold)
  return ENCODER_CREDIT_MAX * Math.max(0, Math.min(1, share))
}
