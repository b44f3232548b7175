import { LYON } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Nobody studies a flood map at leisure. They look once, on a small screen, in the rain, and must know what to do. You will build that map.

## What you will do

- Own the public warning map: 4 million visits on a bad day, 4 thousand on a good one
- Work with a cartographer on colours and words that hold up in sunlight and in panic
- Keep it fast on a five-year-old phone with one bar of signal
- Test with people who cannot see the map at all, and give them something as good

## What you bring

Strong TypeScript and React. Some experience with MapLibre or a cousin of it. An ear for French and enough English to argue about design in it.

## Lyon

A bright floor at Jean Macé shared with a bicycle cooperative. Two or three days a week there, the rest where you like. Meal vouchers, transport paid, and eleven extra days of leave instead of a table-football table.`

export const frontEndDeveloperMaps: DemoJob = {
  key: 'front-end-developer-maps',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 11 },
  startsInDays: 70,
  closesInDays: 29,
  details: {
    title: 'Front-End Developer, Maps',
    sector: 'ItSoftware',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...LYON,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['TypeScript', 'React', 'MapLibre', 'Accessibility', 'CSS', 'Automated testing'],
    niceToHaveSkills: ['GIS', 'Data visualisation'],
    experienceYears: 4,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [
      { language: 'fr', level: 'C1' },
      { language: 'en', level: 'B2' },
    ],
    minSalary: 44_000,
    maxSalary: 53_000,
    currency: 'EUR',
    salaryPeriod: 'Year',
    benefits: ['11 extra days of leave', 'Meal vouchers', 'Transport paid'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
