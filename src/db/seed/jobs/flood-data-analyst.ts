import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `After every flood there is a question: did the warning come in time? You will answer it, with data, for councils, insurers and the people whose kitchens were wet.

## Day to day

- Compare forecasts with what the gauges and the photographs say
- Find the places where we are too late, too loud or too vague
- Publish a short, honest report after each event, our mistakes included
- Help councils to read their own risk

## You are somebody who

Enjoys a messy spreadsheet more than a clean theory. Can explain uncertainty without hiding in it. Has worked with river, weather or map data, whether at a desk or in waders.

## What we offer

A four-person team that reads each other’s drafts, a training budget that gets used, and flexible hours in weeks without rain. The harbourside office has showers, bicycles and a dog called Weir.`

export const floodDataAnalyst: DemoJob = {
  key: 'flood-data-analyst',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 6 },
  startsInDays: 35,
  closesInDays: 26,
  details: {
    title: 'Flood Data Analyst',
    sector: 'Science',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BRISTOL,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: [
      'GIS',
      'Python',
      'Survey data',
      'Hydraulic modelling',
      'Data visualisation',
      'Statistics',
    ],
    niceToHaveSkills: ['SQL', 'R', 'Scientific writing'],
    experienceYears: 2,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 39_000,
    maxSalary: 45_000,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['28 days’ leave', 'Training budget', 'Flexible hours'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
