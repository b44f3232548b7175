import { isRightRole, isRightStudy, type CvResult } from './compare-cv.ts'

/** How many of all are right. */
type Share = { right: number; all: number }

export type Totals = Record<
  'names' | 'roles' | 'titles' | 'employers' | 'dates' | 'studies' | 'schools',
  Share
> & {
  /** Roles that were read and are none. */
  invented: number
  /** Private strings outside their field. */
  outside: number
}

const shareOf = <One>(all: readonly One[], isRight: (one: One) => boolean): Share => ({
  right: all.filter(isRight).length,
  all: all.length,
})

/** Adds up what was read of some CVs. */
export function addUp(results: readonly CvResult[]): Totals {
  const roles = results.flatMap((result) => result.roles)
  const studies = results.flatMap((result) => result.studies)
  return {
    names: shareOf(results, ({ isName }) => isName),
    roles: shareOf(roles, isRightRole),
    titles: shareOf(roles, ({ isTitle }) => isTitle),
    employers: shareOf(roles, ({ isEmployer }) => isEmployer),
    dates: shareOf(roles, ({ isDates }) => isDates),
    studies: shareOf(studies, isRightStudy),
    schools: shareOf(studies, ({ isSchool }) => isSchool),
    invented: results.flatMap(({ invented }) => invented).length,
    outside: results.flatMap(({ outside }) => outside).length,
  }
}

const row = (name: string, { right, all }: Share) => {
  const percent = all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`
  return `${name.padEnd(34)}${String(right).padStart(5)} of ${String(all).padStart(4)}${percent.padStart(9)}`
}

/** The totals as lines for a terminal. */
export function drawTotals(totals: Totals): string[] {
  return [
    row('names', totals.names),
    row('roles (title, employer, dates)', totals.roles),
    row('  titles', totals.titles),
    row('  employers', totals.employers),
    row('  both dates', totals.dates),
    row('studies (school, subject, level)', totals.studies),
    row('  schools', totals.schools),
    `roles read that are none          ${String(totals.invented).padStart(5)}`,
    `private outside its field         ${String(totals.outside).padStart(5)}`,
  ]
}
