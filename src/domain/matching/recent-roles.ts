import { compared, notCompared, type Factor, type FactorInput } from './factor.ts'
import { text, type Text } from './text.ts'
import type { TitleLikeness } from './title-matcher.ts'
import { quoteShared } from './title-overlap.ts'
import type { MatchRole } from './types.ts'

/** What one did counts half after this many years without it. */
export const HALF_LIFE_YEARS = 4

type Found = { role: MatchRole; likeness: TitleLikeness; credit: number }

function findBestRole({ person, job, titles }: FactorInput): Found | null {
  return person.roles.reduce<Found | null>((best, role) => {
    const likeness = titles.compare(job.title, role.title)
    const credit = likeness.credit * 0.5 ** (role.yearsSinceEnd / HALF_LIFE_YEARS)
    return best && best.credit >= credit ? best : { role, likeness, credit }
  }, null)
}

/** The role with its employer and years, as far as they are known and may be quoted. */
function quoteRole({ quote: title, organization, startYear, endYear }: MatchRole): Text {
  // As text, so that no language puts a thousands separator into a year.
  const year = String(endYear ?? startYear)
  if (endYear !== null) {
    return organization
      ? text('recentRoles.pastAt', { title, organization, year })
      : text('recentRoles.past', { title, year })
  }
  if (startYear !== null) {
    return organization
      ? text('recentRoles.currentAt', { title, organization, year })
      : text('recentRoles.current', { title, year })
  }
  return organization
    ? text('recentRoles.namedAt', { title, organization })
    : text('recentRoles.named', { title })
}

function reasonOf({ role, likeness: { how, words } }: Found, asked: string): Text {
  if (how === 'exact') return quoteRole(role)
  if (how === 'none') return text('recentRoles.none', { title: role.quote, asked })
  const until = role.endYear === null ? 'none' : String(role.endYear)
  const named = { title: role.quote, asked, until }
  if (how !== 'words') return text(`recentRoles.${how}`, named)
  const shared = quoteShared(words, role.quote)
  return shared === ''
    ? text('recentRoles.partly', named)
    : text('recentRoles.shared', { ...named, words: shared })
}

/** The job's title against those of the person's roles: the best one, halved for every four years since it ended. */
export const compareRecentRoles: Factor = (input) => {
  const { job } = input
  if (job.title.trim() === '') return notCompared(text('recentRoles.jobSilent'))
  const asks = text('recentRoles.asks', { title: job.title })
  const best = findBestRole(input)
  if (!best) return notCompared(text('recentRoles.personSilent'), { asks })
  const { role, credit } = best
  return compared(credit, {
    asks,
    shows: quoteRole(role),
    reason: reasonOf(best, job.title),
  })
}
