import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { LEA } from '../drawings/portraits.ts'
import { LYON, preferredPlace } from '../places.ts'
import type { DemoPerson } from './demo-person.ts'

const work: ProfileDocument['work'] = [
  {
    id: 'work-front-end',
    position: 'Front-End Developer',
    organization: 'Lisière Mobilité',
    location: 'Lyon',
    startDate: '2022-01',
    endDate: null,
    summary: 'Journey planner and live maps for a tram and bicycle network with 400,000 riders a day.',
    highlights: [
      'Rebuilt the live map: first paint from 6.1 s to 1.4 s on a mid-range phone',
      'Made the journey planner usable by keyboard and screen reader, tested with riders',
    ],
    volunteer: false,
  },
  {
    id: 'work-web-developer',
    position: 'Web Developer',
    organization: 'Atelier Pivoine',
    location: 'Grenoble',
    startDate: '2019-03',
    endDate: '2021-12',
    summary: 'Sites and small tools for museums and mountain huts.',
    highlights: ['Booking for 62 huts that works with one bar of signal'],
    volunteer: false,
  },
]

const skills: ProfileDocument['skills'] = [
  { name: 'TypeScript', level: 5, years: 6, evidenceWorkId: 'work-front-end' },
  { name: 'React', level: 5, years: 5, evidenceWorkId: 'work-front-end' },
  { name: 'MapLibre', level: 4, years: 3, evidenceWorkId: 'work-front-end' },
  { name: 'Accessibility', level: 4, years: 4, evidenceWorkId: 'work-front-end' },
  { name: 'CSS', level: 5, years: 7, evidenceWorkId: 'work-web-developer' },
  { name: 'Automated testing', level: 3, years: 4, evidenceWorkId: null },
  { name: 'Node.js', level: 3, years: 4, evidenceWorkId: 'work-web-developer' },
  { name: 'PostgreSQL', level: 2, years: 3, evidenceWorkId: null },
  { name: 'Git', level: 4, years: 7, evidenceWorkId: null },
]

/** Seen by employers she matched with, and by nobody else: she is not ready to be found at work. */
export const leaFontaine: DemoPerson = {
  key: 'lea-fontaine',
  firstName: 'Léa',
  lastName: 'Fontaine',
  email: 'lea.fontaine@example.com',
  type: 'Individual',
  joinedDaysAgo: 19,
  portrait: LEA,
  profile: {
    headline: 'Front-end developer, maps and movement',
    bio: 'I build interfaces for people in a hurry: tram riders, cyclists, hut wardens. Fast, legible, and kind to old phones. I would like to work on maps that help when the weather turns.',
    ...LYON,
    phone: '+33 1 99 00 63 41',
    links: {
      website: '',
      linkedin: '',
      github: 'https://example.com/code/lea',
      portfolio: 'https://example.com/lea',
    },
    work,
    education: [
      {
        id: 'study-dut',
        institution: 'Institut des Alpes',
        area: 'Informatique',
        studyType: 'Licence professionnelle',
        level: 'Bachelor',
        startDate: '2016-09',
        endDate: '2019-02',
        score: '',
      },
    ],
    certificates: [],
    languages: [
      { language: 'fr', level: 'Native' },
      { language: 'en', level: 'C1' },
    ],
    skills,
    projects: [
      {
        id: 'project-crue',
        name: 'Crue',
        description: 'A one-page map of river levels in the Alps, readable in sunlight.',
        url: 'https://example.com/crue',
        startDate: '2024-04',
        endDate: null,
      },
    ],
    publications: [],
    sectors: ['ItSoftware', 'Design'],
    experienceYearsOverride: null,
    educationLevelOverride: null,
    cvLanguage: null,
    preferences: {
      desiredTitles: ['Front-End Developer', 'Full-Stack Developer'],
      jobTypes: ['FullTime'],
      jobDurations: ['Permanent'],
      workLocations: ['Hybrid', 'Remote'],
      places: [preferredPlace(LYON)],
      radiusKm: 30,
      minSalary: 46_000,
      currency: 'EUR',
      salaryPeriod: 'Year',
      noticePeriodWeeks: 12,
      availability: 'Open',
      visibility: 'MatchedEmployers',
      searchEngines: false,
      anonymousUntilMatch: false,
      excludedEmployers: [],
    },
  },
}
