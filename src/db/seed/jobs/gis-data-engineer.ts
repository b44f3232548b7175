import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Our flood warnings are only as good as the maps beneath them. You will look after those maps: where they come from, how they are joined, and who notices when they go wrong.

## What you will build

- Pipelines that take in river levels, rainfall, lidar and land use, every 15 minutes, without drama
- A PostGIS model of 1.2 million buildings that analysts can query in seconds
- Checks that catch a gauge in the wrong county before the public does

## What you bring

You have run data pipelines that other people depended on. You know the difference between a projection and a guess. You write tests, documentation and commit messages for the person on call, who may be you.

## The team

Six people in Bristol and Lyon: two engineers, two hydrologists, a designer and a cartographer. On call one week in six, paid, and quiet since the checks went in. Two days a week at the harbourside, or more if you like the view.`

export const gisDataEngineer: DemoJob = {
  key: 'gis-data-engineer',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 16 },
  startsInDays: 50,
  closesInDays: 19,
  details: {
    title: 'GIS Data Engineer',
    sector: 'ItSoftware',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BRISTOL,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['GIS', 'Python', 'SQL', 'PostGIS', 'Survey data', 'Data quality', 'Git', 'Docker'],
    niceToHaveSkills: ['Lidar', 'Hydraulic modelling', 'TypeScript'],
    experienceYears: 3,
    educationLevel: 'Bachelor',
    educationRequirement: 'NotNeeded',
    languages: [{ language: 'en', level: 'B2' }],
    minSalary: 46_000,
    maxSalary: 58_000,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['28 days’ leave', 'Open-source Fridays', 'On-call pay'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
