import { yearlyAmount } from '#/domain/money/salary.ts'
import { coarsePoint } from '#/domain/place/coarse-point.ts'
import { toCoordinates, type Coordinates } from '#/domain/place/place.ts'
import { educationLevel, findHighestStudy } from '#/domain/profile/education.ts'
import { experienceYears } from '#/domain/profile/experience.ts'
import type { Preferences, ProfileDocument, WorkEntry } from '#/domain/profile/profile-document.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { monthIndex } from '#/domain/time/iso-date.ts'
import type { MatchPerson, MatchPlace, MatchRole, MatchStudy, ShownSkill } from './types.ts'

const toYear = (month: number | null) => (month === null ? null : Math.floor(month / 12))

function toRole(entry: WorkEntry, today: string): MatchRole {
  const now = monthIndex(today) ?? 0
  const end = monthIndex(entry.endDate)
  const title = entry.position.trim()
  const isOver = end !== null && end < now
  return {
    title,
    quote: title,
    organization: entry.organization.trim() || null,
    startYear: toYear(monthIndex(entry.startDate)),
    endYear: isOver ? toYear(end) : null,
    yearsSinceEnd: isOver ? (now - end) / 12 : 0,
  }
}

/** The skills as listed, each with the role that it was used in; of two spellings of one the first counts. */
function toShownSkills({ skills, work }: ProfileDocument): ShownSkill[] {
  return toMatchSkills(skills.map(({ name }) => name)).map((skill) => {
    const entry = skills.find(({ name }) => name.trim() === skill.name)
    const role = work.find(({ id, position }) => id === entry?.evidenceWorkId && position.trim() !== '')
    return {
      ...skill,
      years: entry?.years ?? null,
      role: role ? { quote: role.position.trim(), organization: role.organization.trim() || null } : null,
    }
  })
}

/** Paid and voluntary roles alike: both are work that was done. */
function toRoles({ work }: ProfileDocument, today: string): MatchRole[] {
  return work.filter(({ position }) => position.trim() !== '').map((entry) => toRole(entry, today))
}

function findExperienceYears(document: ProfileDocument, today: string): number | null {
  const isKnown =
    document.experienceYearsOverride !== null ||
    document.work.some(({ volunteer, startDate }) => !volunteer && monthIndex(startDate) !== null)
  return isKnown ? experienceYears(document, today) : null
}

/** The study is quoted only when it is what the level rests on. */
function findStudy(document: ProfileDocument): MatchStudy | null {
  const study = findHighestStudy(document.education)
  if (!study || study.level !== educationLevel(document)) return null
  const quote = [study.studyType, study.area]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return quote === '' ? null : { quote, institution: study.institution.trim() || null }
}

/** Never the exact point: both sides see one score, and an employer may move a job and read the distance again. */
function toPoint(lat: number | null, lng: number | null): Coordinates | null {
  const exact = toCoordinates(lat, lng)
  return exact && coarsePoint(exact)
}

/** The places named in the wishes, else home. */
function toPlaces(document: ProfileDocument): MatchPlace[] {
  const home = { label: document.location, ...document }
  const places = document.preferences.places.length > 0 ? document.preferences.places : [home]
  return places
    .map(({ label, countryCode, lat, lng }) => ({ label, countryCode, coordinates: toPoint(lat, lng) }))
    .filter(
      ({ label, countryCode, coordinates }) => coordinates !== null || countryCode !== null || label !== '',
    )
}

function toSalaryFloor({ minSalary, currency, salaryPeriod }: Preferences): MatchPerson['salaryFloor'] {
  if (minSalary === null || currency === null || salaryPeriod === null) return null
  return { yearly: yearlyAmount(minSalary, salaryPeriod), currency }
}

/**
 * Takes from a profile what may enter a score, and nothing else. `today` (`YYYY-MM-DD`) is needed because experience
 * grows and roles grow old. Dates of education are never read.
 */
export function toMatchPerson(document: ProfileDocument, today: string): MatchPerson {
  const { preferences } = document
  return {
    skills: toShownSkills(document),
    roles: toRoles(document, today),
    experienceYears: findExperienceYears(document, today),
    educationLevel: educationLevel(document),
    study: findStudy(document),
    languages: document.languages,
    desiredTitles: preferences.desiredTitles.filter((title) => title.trim() !== ''),
    sectors: document.sectors,
    workLocations: preferences.workLocations,
    places: toPlaces(document),
    radiusKm: preferences.radiusKm,
    salaryFloor: toSalaryFloor(preferences),
    jobTypes: preferences.jobTypes,
    jobDurations: preferences.jobDurations,
    noticePeriodWeeks: preferences.noticePeriodWeeks,
    visibility: preferences.visibility,
    excludedEmployers: preferences.excludedEmployers,
  }
}
