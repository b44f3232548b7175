import { PORTO } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Portugal’s road bridges are getting older and the weather is not getting gentler. You will inspect about 60 of them a year, by eye, by rope and by drone, and say plainly which ones need help first.

## A week with us

- Two days out with a technician, from the Minho to the Mondego
- Two days writing up: condition, cause, cost and urgency
- One day on repair designs, from new bearings to a new deck

## What we look for

A civil engineer who enjoys detail and dislikes guesswork. You have inspected or supervised concrete structures before. You write clear reports in English and can talk with a site crew in Portuguese.

## Where

The office is in Matosinhos, ten minutes from the sea. Three days a week can be worked from home when you are not on a bridge. Rope access training, the helmet and the head for heights course are on us.`

export const bridgeInspectionEngineer: DemoJob = {
  key: 'bridge-inspection-engineer',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 8 },
  startsInDays: 75,
  closesInDays: 32,
  details: {
    title: 'Bridge Inspection Engineer',
    sector: 'Engineering',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...PORTO,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: [
      'Concrete detailing',
      'Site supervision',
      'AutoCAD',
      'Survey data',
      'Cost estimates',
      'Structural inspection',
    ],
    niceToHaveSkills: ['GIS', 'Drone surveys'],
    experienceYears: 3,
    educationLevel: 'Bachelor',
    educationRequirement: 'Required',
    languages: [
      { language: 'en', level: 'B2' },
      { language: 'pt', level: 'B2' },
    ],
    minSalary: 36_000,
    maxSalary: 43_000,
    currency: 'EUR',
    salaryPeriod: 'Year',
    benefits: ['Rope access training', 'Health insurance', 'Remote three days a week'],
    applyMode: 'Here',
    replyPledgeDays: 21,
  },
}
