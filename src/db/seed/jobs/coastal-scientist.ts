import { BRISBANE } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `The beaches of south-east Queensland move every year, and so do the houses’ chances. You will measure how, model why, and help three councils decide what to do about it.

## What you will do

- Run our shoreline monitoring: 14 cameras, two survey crews and 30 years of aerial photographs
- Build coastal process models and test them against last summer, not only against theory
- Write advice that a councillor can read on a tram

## About you

A doctorate, or a master’s and a few good years in the field. You are at ease in Python and at sea. You have published something you would still defend.

## The place

Our Brisbane office is nine people above a bakery in West End. Field weeks are one in six; the rest mixes office and home as you like. We help with the visa and the move, and we do not count the hours of a day that started at low tide.`

export const coastalScientist: DemoJob = {
  key: 'coastal-scientist',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 10 },
  startsInDays: 90,
  closesInDays: 38,
  details: {
    title: 'Coastal Scientist',
    sector: 'Science',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BRISBANE,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Coastal modelling', 'Python', 'Statistics', 'Survey data', 'Scientific writing'],
    niceToHaveSkills: ['Remote sensing', 'GIS', 'Boat licence'],
    experienceYears: 4,
    educationLevel: 'Master',
    educationRequirement: 'Required',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 98_000,
    maxSalary: 118_000,
    currency: 'AUD',
    salaryPeriod: 'Year',
    benefits: ['Visa sponsorship', 'Relocation', '12 % superannuation'],
    applyMode: 'Url',
    applyUrl: 'https://tidewall.example.com/careers/coastal-scientist',
    replyPledgeDays: 21,
  },
}
