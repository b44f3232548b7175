/** What is close to what was asked, and not the same. */
export const NEIGHBOUR_CREDIT = 0.7

/** What an encoder says alone counts half at most: it suggests, names prove. */
export const ENCODER_CREDIT_MAX = 0.5

/** The credit of a cosine: nothing up to the threshold, then rising in a straight line to a half at 1. */
export function encoderCredit(cosine: number, threshold: number): number {
  return cosine <= threshold
    ? 0
    : (ENCODER_CREDIT_MAX * Math.min(1, cosine) - ENCODER_CREDIT_MAX * threshold) / (1 - threshold)
}
