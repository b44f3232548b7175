import type { Band, FactorKey, Fit } from './types.ts'

/**
 * What is suggested to either side. A weak fit says that most of what could be compared speaks against the two, and an
 * invitation or a like takes a person's time.
 */
const BANDS_WORTH_A_LOOK: ReadonlySet<Band | null> = new Set<Band>(['strong', 'good', 'partial'])

/** What speaks against the two where nothing of it fits, however well the rest does. */
const AGAINST: ReadonlySet<FactorKey> = new Set(['mustHaveSkills', 'placeAndDistance'])

/** What says that somebody does such work, or would: one of them must say more than that both are engineers. */
const WORK: ReadonlySet<FactorKey> = new Set(['mustHaveSkills', 'recentRoles', 'titleAndSector'])
const WORK_FROM = 0.35

/**
 * Whether a person and a job are suggested to each other: nothing stands in the way, the fit is not weak, the work is
 * theirs as far as either says, and neither all must-have skills nor the place speak against it.
 */
export function isWorthALook({ band, gates, factors }: Pick<Fit, 'band' | 'gates' | 'factors'>): boolean {
  const isAgainst = factors.some(({ key, credit }) => AGAINST.has(key) && credit === 0)
  if (gates.length > 0 || isAgainst || !BANDS_WORTH_A_LOOK.has(band)) return false
  const work = factors.flatMap(({ key, credit }) => (WORK.has(key) && credit !== null ? credit : []))
  return work.length === 0 || Math.max(...work) > WORK_FROM
}
