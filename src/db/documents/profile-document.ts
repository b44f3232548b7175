import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import type { profile } from '../schema/profile.ts'

type ProfileRow = typeof profile.$inferSelect
export type ProfileColumns = Omit<ProfileRow, 'userId' | 'profileVideo' | 'createdAt' | 'updatedAt'>

/** Reads a row as the one value that forms, CV and matching work on. */
export function toProfileDocument(row: ProfileColumns): ProfileDocument {
  const { desiredTitles, jobTypes, jobDurations, workLocations, places, radiusKm } = row
  const { minSalary, currency, salaryPeriod, noticePeriodWeeks } = row
  const { availability, visibility, searchEngines, anonymousUntilMatch, excludedEmployers } = row
  const { headline, bio, location, countryCode, lat, lng, phone, links } = row
  const { work, education, certificates, languages, skills, projects, publications, sectors } = row
  const { experienceYearsOverride, educationLevelOverride, cvLanguage } = row
  return {
    ...{ headline, bio, location, countryCode, lat, lng, phone, links },
    ...{ work, education, certificates, languages, skills, projects, publications, sectors },
    ...{ experienceYearsOverride, educationLevelOverride, cvLanguage },
    preferences: {
      ...{ desiredTitles, jobTypes, jobDurations, workLocations, places, radiusKm },
      ...{ minSalary, currency, salaryPeriod, noticePeriodWeeks },
      ...{ availability, visibility, searchEngines, anonymousUntilMatch, excludedEmployers },
    },
  }
}

/** The inverse of `toProfileDocument`. */
export function toProfileColumns({ preferences, ...rest }: ProfileDocument): ProfileColumns {
  return { ...rest, ...preferences }
}
