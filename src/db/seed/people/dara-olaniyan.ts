import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { DARA } from '../drawings/portraits.ts'
import { BATH, preferredPlace } from '../places.ts'
import type { DemoPerson } from './demo-person.ts'

const work: ProfileDocument['work'] = [
  {
    id: 'work-staff-nurse',
    position: 'Staff Nurse, Acute Medicine',
    organization: 'Wellow Infirmary',
    location: 'Radstock',
    startDate: '2021-10',
    endDate: null,
    summary: 'Twenty-eight beds, most patients in and out within 72 hours.',
    highlights: [
      'Shift lead for a team of six, days and nights',
      'Brought medication errors down by a third with a two-minute check at handover',
      'Mentor to nine newly registered nurses; all nine stayed',
    ],
    volunteer: false,
  },
  {
    id: 'work-newly-registered',
    position: 'Registered Nurse, Elderly Care',
    organization: 'Wellow Infirmary',
    location: 'Radstock',
    startDate: '2019-09',
    endDate: '2021-09',
    summary: 'First post: falls, frailty, families, and getting people home.',
    highlights: [],
    volunteer: false,
  },
]

const skills: ProfileDocument['skills'] = [
  { name: 'Acute care', level: 5, years: 5, evidenceWorkId: 'work-staff-nurse' },
  { name: 'NEWS2', level: 5, years: 7, evidenceWorkId: 'work-staff-nurse' },
  { name: 'IV therapy', level: 4, years: 6, evidenceWorkId: 'work-staff-nurse' },
  { name: 'Triage', level: 4, years: 4, evidenceWorkId: 'work-staff-nurse' },
  { name: 'Medicines administration', level: 5, years: 7, evidenceWorkId: 'work-staff-nurse' },
  { name: 'Care planning', level: 4, years: 7, evidenceWorkId: 'work-newly-registered' },
  { name: 'Infection control', level: 4, years: 7, evidenceWorkId: null },
  { name: 'Mentoring', level: 4, years: 3, evidenceWorkId: 'work-staff-nurse' },
  { name: 'Electronic patient records', level: 3, years: 5, evidenceWorkId: null },
]

/** A nurse near the hospital: the strong candidate of the second employer, and a weak fit for everybody else. */
export const daraOlaniyan: DemoPerson = {
  key: 'dara-olaniyan',
  firstName: 'Dara',
  lastName: 'Olaniyan',
  email: 'dara.olaniyan@example.com',
  type: 'Individual',
  joinedDaysAgo: 26,
  portrait: DARA,
  profile: {
    headline: 'Staff nurse, acute medicine',
    bio: 'Seven years on busy wards. I am calm at four in the morning, careful with numbers, and I explain things twice without sighing. Looking for a ward closer to home with time to teach.',
    ...BATH,
    phone: '+44 7700 900527',
    links: { website: '', linkedin: 'https://example.com/in/dara-olaniyan', github: '', portfolio: '' },
    work,
    education: [
      {
        id: 'study-nursing',
        institution: 'Severnside University',
        area: 'Adult Nursing',
        studyType: 'BSc',
        level: 'Bachelor',
        startDate: '2016-09',
        endDate: '2019-07',
        score: 'Upper second',
      },
    ],
    certificates: [
      {
        id: 'certificate-als',
        name: 'Advanced Life Support',
        issuer: 'Resuscitation Board',
        date: '2025-05',
        expiryDate: '2029-05',
        url: '',
      },
    ],
    languages: [
      { language: 'en', level: 'C2' },
      { language: 'yo', level: 'Native' },
    ],
    skills,
    projects: [],
    publications: [],
    sectors: ['HealthCare', 'Education'],
    experienceYearsOverride: null,
    educationLevelOverride: null,
    cvLanguage: null,
    preferences: {
      desiredTitles: ['Registered Nurse', 'Staff Nurse', 'Ward Sister'],
      jobTypes: ['FullTime', 'PartTime'],
      jobDurations: ['Permanent'],
      workLocations: ['OnSite'],
      places: [preferredPlace(BATH)],
      radiusKm: 12,
      minSalary: 34_000,
      currency: 'GBP',
      salaryPeriod: 'Year',
      noticePeriodWeeks: 8,
      availability: 'Looking',
      visibility: 'Public',
      searchEngines: true,
      anonymousUntilMatch: false,
      excludedEmployers: [],
    },
  },
}
