import type { Band, Fit } from './types.ts'

/**
 * What is suggested to either side. A weak fit says that most of what could be compared speaks against the two, and an
 * invitation or a like takes a person's time.
 */
const BANDS_WORTH_A_LOOK: ReadonlySet<Band | null> = new Set<Band>(['strong', 'good', 'partial'])

/**
 * Whether a person and a job are suggested to each other: nothing stands in the way, the fit is not weak, and of the
 * skills that the job cannot do without at least one is there, as far as the person lists any.
 */
export function isWorthALook({ band, gates, factors }: Pick<Fit, 'band' | 'gates' | 'factors'>): boolean {
  const mustHaves = factors.find(({ key }) => key === 'mustHaveSkills')
  if (gates.length > 0 || mustHaves?.credit === 0) return false
  return BANDS_WORTH_A_LOOK.has(band)
}
