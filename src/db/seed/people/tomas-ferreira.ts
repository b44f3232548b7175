import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { TOMAS } from '../drawings/portraits.ts'
import { BRISTOL, preferredPlace } from '../places.ts'
import type { DemoPerson } from './demo-person.ts'

const work: ProfileDocument['work'] = [
  {
    id: 'work-gis-analyst',
    position: 'Senior GIS Analyst',
    organization: 'Westmere Water',
    location: 'Bristol',
    startDate: '2021-02',
    endDate: null,
    summary: 'The maps and the numbers behind a water company’s flood plans.',
    highlights: [
      'Moved 40 years of sewer surveys into one PostGIS database that field crews trust',
      'Nightly rainfall and river-level pipeline in Python; 99.7 % of runs on time',
      'Trained 25 colleagues to answer their own map questions in QGIS',
    ],
    volunteer: false,
  },
  {
    id: 'work-survey-technician',
    position: 'Survey Technician',
    organization: 'Douro Topografia',
    location: 'Porto',
    startDate: '2018-07',
    endDate: '2020-12',
    summary: 'River sections, drone flights and lidar strips in the Douro valley.',
    highlights: ['Processed lidar for 310 km of river bank'],
    volunteer: false,
  },
]

const skills: ProfileDocument['skills'] = [
  { name: 'GIS', level: 5, years: 8, evidenceWorkId: 'work-gis-analyst' },
  { name: 'PostGIS', level: 5, years: 5, evidenceWorkId: 'work-gis-analyst' },
  { name: 'Python', level: 4, years: 6, evidenceWorkId: 'work-gis-analyst' },
  { name: 'SQL', level: 4, years: 5, evidenceWorkId: 'work-gis-analyst' },
  { name: 'Data quality', level: 4, years: 5, evidenceWorkId: 'work-gis-analyst' },
  { name: 'Survey data', level: 4, years: 8, evidenceWorkId: 'work-survey-technician' },
  { name: 'Lidar', level: 4, years: 4, evidenceWorkId: 'work-survey-technician' },
  { name: 'Git', level: 3, years: 5, evidenceWorkId: null },
  { name: 'Hydraulic modelling', level: 2, years: 2, evidenceWorkId: 'work-gis-analyst' },
  { name: 'Data visualisation', level: 3, years: 4, evidenceWorkId: null },
]

/** Anonymous until a match: employers see a code instead of his name and picture. */
export const tomasFerreira: DemoPerson = {
  key: 'tomas-ferreira',
  firstName: 'Tomás',
  lastName: 'Ferreira',
  email: 'tomas.ferreira@example.com',
  type: 'Individual',
  joinedDaysAgo: 33,
  portrait: TOMAS,
  profile: {
    headline: 'GIS analyst, rivers and rainfall',
    bio: 'Eight years of making maps that people act on: sewer networks, flood extents, river banks. I like a clean data model, a short pipeline and a map legend nobody has to ask about.',
    ...BRISTOL,
    phone: '+44 7700 900318',
    links: { website: '', linkedin: '', github: 'https://example.com/code/river-maps', portfolio: '' },
    work,
    education: [
      {
        id: 'study-geography',
        institution: 'Universidade da Foz',
        area: 'Physical Geography',
        studyType: 'BSc',
        level: 'Bachelor',
        startDate: '2015-09',
        endDate: '2018-06',
        score: '',
      },
    ],
    certificates: [],
    languages: [
      { language: 'pt', level: 'Native' },
      { language: 'en', level: 'C1' },
      { language: 'es', level: 'B1' },
    ],
    skills,
    projects: [],
    publications: [],
    sectors: ['ItSoftware', 'Science', 'Engineering'],
    experienceYearsOverride: null,
    educationLevelOverride: null,
    cvLanguage: null,
    preferences: {
      desiredTitles: ['GIS Data Engineer', 'Flood Data Analyst', 'GIS Analyst'],
      jobTypes: ['FullTime', 'Flexible'],
      jobDurations: ['Permanent', 'FixedTerm', 'Contract'],
      workLocations: ['Hybrid', 'Remote'],
      places: [preferredPlace(BRISTOL)],
      radiusKm: 25,
      minSalary: 44_000,
      currency: 'GBP',
      salaryPeriod: 'Year',
      noticePeriodWeeks: 8,
      availability: 'Open',
      visibility: 'SignedIn',
      searchEngines: false,
      anonymousUntilMatch: true,
      excludedEmployers: [],
    },
  },
}
