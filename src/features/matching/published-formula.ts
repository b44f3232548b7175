import { BAND_FLOORS } from '#/domain/matching/bands.ts'
import { ONE_LEVEL_BELOW_CREDIT } from '#/domain/matching/education.ts'
import { YEARS_TO_ZERO } from '#/domain/matching/experience.ts'
import { LEVELS_TO_ZERO } from '#/domain/matching/languages.ts'
import { WEEKS_LATE_TO_ZERO } from '#/domain/matching/notice.ts'
import { RADII_TO_ZERO, STEP_KM } from '#/domain/matching/reach.ts'
import { HALF_LIFE_YEARS } from '#/domain/matching/recent-roles.ts'
import { CLOSE_FROM, HIGH_PAY_BAND_TOPS, PAY_BAND_TOPS } from '#/domain/matching/pay-bands.ts'
import { CLOSE_CREDIT } from '#/domain/matching/salary.ts'
import { TITLE_SHARE } from '#/domain/matching/title-and-sector.ts'
import { FACTOR_KEYS, type Band, type FactorKey, type Side } from '#/domain/matching/types.ts'
import { ENCODER_CREDIT_MAX, NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import { FACTOR_WEIGHTS, sideOf } from '#/domain/matching/weights.ts'

/** A factor with its weight, as the page of the formula lists it. */
export type PublishedFactor = { key: FactorKey; weight: number }

/** The factors of one side in screen order. */
export function factorsOf(side: Side): PublishedFactor[] {
  return FACTOR_KEYS.filter((key) => sideOf(key) === side).map((key) => ({
    key,
    weight: FACTOR_WEIGHTS[key],
  }))
}

/** What is not the same but close counts so much, and what only the encoder finds so much at most. */
const LIKENESS = { neighbour: NEIGHBOUR_CREDIT, encoder: ENCODER_CREDIT_MAX } as const

/** The ends of the bands of pay by the names that the sentence gives them: `band1`, `band2` and so on. */
const BAND_TOPS = Object.fromEntries(
  [...PAY_BAND_TOPS, ...HIGH_PAY_BAND_TOPS].map((top, nth) => [`band${nth + 1}`, top]),
)

/** The numbers inside the sentences about credits, straight from the formula. */
export const CREDIT_NUMBERS = {
  mustHaveSkills: LIKENESS,
  recentRoles: { ...LIKENESS, halfLife: HALF_LIFE_YEARS },
  experience: { years: YEARS_TO_ZERO },
  niceToHaveSkills: {},
  education: { credit: ONE_LEVEL_BELOW_CREDIT },
  languages: { step: 1 / LEVELS_TO_ZERO },
  titleAndSector: { share: TITLE_SHARE },
  placeAndDistance: { radii: RADII_TO_ZERO, step: STEP_KM },
  salary: { credit: CLOSE_CREDIT, close: 1 - CLOSE_FROM, ...BAND_TOPS },
  typeAndDuration: {},
  notice: { weeks: WEEKS_LATE_TO_ZERO },
} as const satisfies Record<FactorKey, Record<string, number>>

/** The bands, best first; the last one has no floor of its own and lies below `below`. */
export function publishedBands(): ({ band: Band; floor: number } | { band: Band; below: number })[] {
  const lowest = Math.min(...BAND_FLOORS.map(([, floor]) => floor))
  return [...BAND_FLOORS.map(([band, floor]) => ({ band, floor })), { band: 'weak', below: lowest }]
}
