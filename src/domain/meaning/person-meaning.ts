import {
  educationRank,
  type JobDuration,
  type JobType,
  type Sector,
  type WorkLocation,
} from '#/domain/job/vocabulary.ts'
import { HALF_LIFE_YEARS } from '#/domain/matching/recent-roles.ts'
import { payBand } from '#/domain/matching/pay-bands.ts'
import type { MatchPerson, MatchRole } from '#/domain/matching/types.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { Coordinates } from '#/domain/place/place.ts'
import { languageId, SKILLS_MAX } from './job-meaning.ts'
import { cellsOfAll, keyOf, keysAt, linesAndTitle, linesOf, sortedIds } from './meaning-keys.ts'
import { idsOfTitle, type Terms } from './terms.ts'

/** What of a person is looked up (`keys`), and what a coarse score is made of. */
export type PersonMeaning = {
  keys: number[]
  skillIds: number[]
  /** Of roles that still count for the half, of older ones, and of the titles that are wished for. */
  roleIds: number[]
  pastRoleIds: number[]
  wishIds: number[]
  sectors: Sector[]
  jobTypes: JobType[]
  jobDurations: JobDuration[]
  workLocations: WorkLocation[]
  countries: string[]
  lats: number[]
  lngs: number[]
  radiusKm: number | null
  /** The top of the band that the private floor lies in, as a score sees it, and never the floor. */
  floorTop: number | null
  currency: Currency | null
  experienceMonths: number | null
  education: number | null
  languages: number[]
  noticeWeeks: number | null
}

const ROLES_MAX = 8
const TITLES_MAX = 8
/** More than a profile holds: whatever its places are, each counts. */
const PLACES_MAX = 16

export const pointsOf = ({ places }: MatchPerson): Coordinates[] =>
  places.flatMap(({ coordinates }) => coordinates ?? []).slice(0, PLACES_MAX)

export const countriesOf = ({ places }: MatchPerson): string[] => [
  ...new Set(places.slice(0, PLACES_MAX).flatMap(({ countryCode }) => countryCode ?? [])),
]

/** What was done since then counts for the half at least. */
const isRecent = ({ yearsSinceEnd }: MatchRole) => yearsSinceEnd <= HALF_LIFE_YEARS

/** The titles of somebody: the roles that count, the latest first, and what they wish for. */
export function titlesOf({ roles, desiredTitles }: MatchPerson, terms: Terms) {
  const latest = roles.toSorted((a, b) => a.yearsSinceEnd - b.yearsSinceEnd).slice(0, ROLES_MAX)
  return {
    recent: latest.filter(isRecent).map(({ title }) => terms.title(title)),
    past: latest.filter((role) => !isRecent(role)).map(({ title }) => terms.title(title)),
    wished: desiredTitles.slice(0, TITLES_MAX).map(terms.title),
  }
}

export type Titles = ReturnType<typeof titlesOf>

const idsOf = (titles: Titles['recent']) => sortedIds(titles.flatMap(idsOfTitle))

const tellingTitles = ({ recent, past, wished }: Titles) => [...wished, ...recent, ...past.slice(0, 1)]

/** The lines of work that somebody is in or wants to be in. */
export const personLines = (titles: Titles): number[] => sortedIds(tellingTitles(titles).flatMap(linesOf))

/** Of each of these titles the one line that says most. */
export const mainLines = ({ wished, recent }: Titles): number[] =>
  sortedIds([...wished, ...recent].flatMap((title) => linesOf(title).slice(0, 1)))

/** What a person means to whoever looks for them. Whatever their texts hold, there is an answer. */
export function toPersonMeaning(person: MatchPerson, terms: Terms): PersonMeaning {
  const skillIds = sortedIds(
    person.skills.slice(0, SKILLS_MAX).flatMap((skill) => terms.skills(skill).map(({ id }) => id)),
  )
  const titles = titlesOf(person, terms)
  const lines = sortedIds(tellingTitles(titles).flatMap(linesAndTitle))
  const points = pointsOf(person)
  const countries = countriesOf(person)
  const where = { cells: cellsOfAll(points), countries }
  const { salaryFloor: floor, experienceYears } = person
  return {
    keys: sortedIds([
      ...skillIds,
      ...lines.map(keyOf.line),
      ...where.cells.map(keyOf.at),
      ...countries.map(keyOf.in),
      ...keysAt(where, { lines, skills: [], sectors: person.sectors }),
    ]),
    skillIds,
    roleIds: idsOf(titles.recent),
    pastRoleIds: idsOf(titles.past),
    wishIds: idsOf(titles.wished),
    sectors: person.sectors,
    jobTypes: person.jobTypes,
    jobDurations: person.jobDurations,
    workLocations: person.workLocations,
    countries,
    lats: points.map(({ lat }) => Math.fround(lat)),
    lngs: points.map(({ lng }) => Math.fround(lng)),
    radiusKm: person.radiusKm,
    floorTop: floor ? Math.min(2_147_483_647, payBand(floor.yearly).top) : null,
    currency: floor?.currency ?? null,
    experienceMonths: experienceYears === null ? null : Math.round(experienceYears * 12),
    education: person.educationLevel === null ? null : educationRank(person.educationLevel),
    languages: person.languages.map(languageId),
    noticeWeeks: person.noticePeriodWeeks,
  }
}
