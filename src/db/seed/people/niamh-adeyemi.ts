import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { BATH, preferredPlace } from '../places.ts'
import { NIAMH } from '../drawings/portraits.ts'
import type { DemoPerson } from './demo-person.ts'

const work: ProfileDocument['work'] = [
  {
    id: 'work-drainage-engineer',
    position: 'Drainage Engineer',
    organization: 'Harrow & Pike',
    location: 'Bath',
    startDate: '2022-04',
    endDate: null,
    summary: 'Flood and drainage schemes for councils in the Avon catchment, from first model to handover.',
    highlights: [
      'Hydraulic models for three flood alleviation schemes, protecting 1,240 homes',
      'Led the NEC4 supervision of a £3.2 m culvert replacement, finished early',
      'Wrote the Python checks that cut model review from two days to three hours',
    ],
    volunteer: false,
  },
  {
    id: 'work-graduate-engineer',
    position: 'Graduate Engineer',
    organization: 'Harrow & Pike',
    location: 'Bath',
    startDate: '2020-09',
    endDate: '2022-03',
    summary: 'Drawn work, site work and a great many manhole covers.',
    highlights: [
      'Sustainable drainage for 14 school sites, drawn and built',
      'Site engineer for eight months on the Avon footbridge foundations',
    ],
    volunteer: false,
  },
  {
    id: 'work-river-gauges',
    position: 'Gauge Network Coordinator',
    organization: 'River Frome Volunteers',
    location: 'Frome',
    startDate: '2022-05',
    endDate: null,
    summary: 'Eighteen low-cost level gauges, read every 15 minutes, published as open data.',
    highlights: [],
    volunteer: true,
  },
]

const education: Pick<ProfileDocument, 'education' | 'certificates' | 'languages'> = {
  education: [
    {
      id: 'study-meng',
      institution: 'Severnside University',
      area: 'Civil Engineering',
      studyType: 'MEng',
      level: 'Master',
      startDate: '2016-09',
      endDate: '2020-06',
      score: 'First class',
    },
  ],
  certificates: [
    {
      id: 'certificate-ieng',
      name: 'Incorporated Engineer',
      issuer: 'Guild of Water Engineers',
      date: '2024-03',
      expiryDate: null,
      url: '',
    },
  ],
  languages: [
    { language: 'en', level: 'Native' },
    { language: 'pt', level: 'B2' },
    { language: 'fr', level: 'A2' },
  ],
}

const skills: ProfileDocument['skills'] = [
  { name: 'Hydraulic modelling', level: 5, years: 5, evidenceWorkId: 'work-drainage-engineer' },
  { name: 'Sustainable drainage', level: 5, years: 6, evidenceWorkId: 'work-graduate-engineer' },
  { name: 'NEC4 contracts', level: 4, years: 4, evidenceWorkId: 'work-drainage-engineer' },
  { name: 'AutoCAD', level: 4, years: 6, evidenceWorkId: 'work-graduate-engineer' },
  { name: 'CDM regulations', level: 4, years: 5, evidenceWorkId: 'work-drainage-engineer' },
  { name: 'Site supervision', level: 4, years: 3, evidenceWorkId: 'work-graduate-engineer' },
  { name: 'Concrete detailing', level: 3, years: 3, evidenceWorkId: 'work-graduate-engineer' },
  { name: 'Cost estimates', level: 3, years: 4, evidenceWorkId: null },
  { name: 'GIS', level: 4, years: 4, evidenceWorkId: 'work-river-gauges' },
  { name: 'Python', level: 3, years: 3, evidenceWorkId: 'work-drainage-engineer' },
  { name: 'Survey data', level: 3, years: 4, evidenceWorkId: 'work-river-gauges' },
  { name: 'SQL', level: 2, years: 1, evidenceWorkId: null },
]

/** A civil engineer with a nearly complete profile: the sectors and the notice period are left for the visitor to add. */
export const niamhAdeyemi: DemoPerson = {
  key: 'niamh-adeyemi',
  firstName: 'Niamh',
  lastName: 'Adeyemi',
  email: 'niamh.adeyemi@example.com',
  type: 'Individual',
  joinedDaysAgo: 41,
  portrait: NIAMH,
  profile: {
    headline: 'Civil engineer, water and flood',
    bio: 'I design things that hold water back and let it go at the right time. Six years in drainage and flood work, from catchment models to site supervision; happiest when the drawing, the ground and the budget agree.\n\nLooking for a team that builds what it draws, and lets the people along the river have a say.',
    ...BATH,
    phone: '+44 7700 900142',
    links: { website: 'https://example.com/niamh', linkedin: '', github: '', portfolio: '' },
    work,
    ...education,
    skills,
    projects: [
      {
        id: 'project-gauges',
        name: 'River Frome gauge log',
        description: 'Volunteer network of 18 low-cost level gauges; open data, every 15 minutes.',
        url: 'https://example.com/frome-gauges',
        startDate: '2022-05',
        endDate: null,
      },
    ],
    publications: [],
    sectors: [],
    experienceYearsOverride: null,
    educationLevelOverride: null,
    cvLanguage: null,
    preferences: {
      desiredTitles: ['Civil Engineer', 'Drainage Engineer', 'Flood Risk Engineer'],
      jobTypes: ['FullTime'],
      jobDurations: ['Permanent'],
      workLocations: ['Hybrid', 'Remote'],
      places: [preferredPlace(BATH)],
      radiusKm: 15,
      minSalary: 45_000,
      currency: 'GBP',
      salaryPeriod: 'Year',
      noticePeriodWeeks: null,
      availability: 'Looking',
      visibility: 'SignedIn',
      searchEngines: false,
      anonymousUntilMatch: false,
      excludedEmployers: [],
    },
  },
}
