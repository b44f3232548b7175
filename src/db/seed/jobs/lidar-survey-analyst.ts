import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `A six-month contract to turn last winter’s lidar flights over the Somerset Levels into terrain that our models can trust.

## The work

- Classify ground, water and vegetation in 2,100 square kilometres of point cloud
- Join new strips to the old ones and document every seam
- Hand over scripts, not only results, so that next winter is quicker

## What you need

Several large lidar projects behind you, and the habit of checking against surveyed points. Python for the repeatable parts. A good eye for a hedge that pretends to be a flood bank.

## The contract

Six months on day rate, two days a week in Bristol and the rest at home. We supply the machine, which is loud and warm and will do for a radiator.`

export const lidarSurveyAnalyst: DemoJob = {
  key: 'lidar-survey-analyst',
  company: 'cartwheel-data',
  life: { status: 'Archived', publishedDaysAgo: 20, archivedDaysAgo: 3, archiveReason: 'Filled' },
  startsInDays: 14,
  closesInDays: 12,
  details: {
    title: 'Lidar Survey Analyst',
    sector: 'ItSoftware',
    jobType: 'FullTime',
    jobDuration: 'Contract',
    workLocation: 'Hybrid',
    ...BRISTOL,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Lidar', 'Survey data', 'GIS', 'Python'],
    niceToHaveSkills: ['PostGIS', 'Cartography'],
    experienceYears: 3,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'B2' }],
    minSalary: 260,
    maxSalary: 300,
    currency: 'GBP',
    salaryPeriod: 'Day',
    benefits: ['Equipment supplied'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
