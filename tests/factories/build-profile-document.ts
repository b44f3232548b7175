import type { Preferences, ProfileDocument, WorkEntry } from '#/domain/profile/profile-document.ts'
import { EMPTY_PREFERENCES, EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'

/** A role as a person would enter it; current unless an end is given. */
export function buildWork(entry: Partial<WorkEntry> = {}): WorkEntry {
  return {
    id: 'work-1',
    position: 'Drainage Engineer',
    organization: 'Harrow & Pike',
    location: 'Bristol',
    startDate: '2021-01',
    endDate: null,
    summary: '',
    highlights: [],
    volunteer: false,
    ...entry,
  }
}

/** A civil engineer in Bath with every section filled in. */
export function buildProfileDocument(
  changes: Partial<Omit<ProfileDocument, 'preferences'>> & { preferences?: Partial<Preferences> } = {},
): ProfileDocument {
  return {
    ...EMPTY_PROFILE_DOCUMENT,
    headline: 'Drainage engineer',
    bio: 'I keep water where it belongs.',
    location: 'Bath, UK',
    countryCode: 'GB',
    lat: 51.3811,
    lng: -2.359,
    work: [buildWork()],
    education: [
      {
        id: 'study-1',
        institution: 'University of Leeds',
        area: 'Civil Engineering',
        studyType: 'MEng',
        level: 'Master',
        startDate: '2012-09',
        endDate: '2016-07',
        score: 'First',
      },
    ],
    languages: [{ language: 'en', level: 'C2' }],
    skills: ['Hydraulic modelling', 'NEC4', 'Python', 'GIS', 'AutoCAD'].map((name) => ({
      name,
      level: null,
      years: null,
      evidenceWorkId: null,
    })),
    sectors: ['Engineering'],
    ...changes,
    preferences: {
      ...EMPTY_PREFERENCES,
      desiredTitles: ['Civil Engineer'],
      jobTypes: ['FullTime'],
      jobDurations: ['Permanent'],
      workLocations: ['Hybrid', 'OnSite'],
      radiusKm: 15,
      minSalary: 50_000,
      currency: 'GBP',
      salaryPeriod: 'Year',
      noticePeriodWeeks: 4,
      ...changes.preferences,
    },
  }
}
