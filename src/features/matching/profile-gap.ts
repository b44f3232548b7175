import type { FactorKey, Fit } from '#/domain/matching/types.ts'

/** What a person has not said, in the words of the screen, and the step of the profile where they can. */
type GapKey =
  | 'skills'
  | 'roles'
  | 'education'
  | 'languages'
  | 'titles'
  | 'place'
  | 'salary'
  | 'types'
  | 'notice'
export type ProfileGap = { key: GapKey; step: 2 | 3 | 4 | 5; jobs: number }

const GAPS: Record<FactorKey, { key: GapKey; step: ProfileGap['step'] }> = {
  mustHaveSkills: { key: 'skills', step: 4 },
  niceToHaveSkills: { key: 'skills', step: 4 },
  recentRoles: { key: 'roles', step: 2 },
  experience: { key: 'roles', step: 2 },
  education: { key: 'education', step: 3 },
  languages: { key: 'languages', step: 3 },
  titleAndSector: { key: 'titles', step: 5 },
  placeAndDistance: { key: 'place', step: 5 },
  salary: { key: 'salary', step: 5 },
  typeAndDuration: { key: 'types', step: 5 },
  notice: { key: 'notice', step: 5 },
}

/** What the person did not say about one job, or said by half; who kept silent is in the sentence's own key. */
function silentOn({ factors }: Pick<Fit, 'factors'>): GapKey[] {
  const silent = factors.filter(({ reason, leftOut }) => (leftOut ?? reason).key.endsWith('.personSilent'))
  return [...new Set(silent.map(({ key }) => GAPS[key].key))]
}

/**
 * The one thing whose absence leaves most of these jobs less surely compared, or null when nothing is missing. The
 * salary is asked for last: it is the most private.
 */
export function findProfileGap(fits: readonly Pick<Fit, 'factors'>[]): ProfileGap | null {
  const counts = new Map<GapKey, number>()
  for (const key of fits.flatMap(silentOn)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const [best] = [...counts].toSorted(
    ([a, jobsA], [b, jobsB]) => jobsB - jobsA || Number(a === 'salary') - Number(b === 'salary'),
  )
  const gap = best && Object.values(GAPS).find(({ key }) => key === best[0])
  return best && gap ? { ...gap, jobs: best[1] } : null
}
