import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `You will design flood walls, culverts and storage for towns along the Avon and the Severn, and then go and see them built. The schemes are small enough to know by name: the largest this year protects 640 homes in Keynsham.

## What you will do

- Build and question hydraulic models, and explain what they can and cannot tell
- Turn the chosen option into drawings, quantities and a price
- Supervise work on site about one day a week, under NEC4
- Stand up in a village hall and answer the hard questions

## Who you will work with

Eleven engineers, two ecologists and one very patient planner. Every design is reviewed by somebody who has built one, and you will have a mentor for your first year.

## How we work

Two or three days a week in the Bristol office, a short walk from Temple Meads; the rest is yours to arrange. We close at three on Fridays. Muddy boots are provided, and so is the time for your chartership.`

export const civilEngineerFloodDefences: DemoJob = {
  key: 'civil-engineer-flood-defences',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 2 },
  startsInDays: 60,
  closesInDays: 21,
  details: {
    title: 'Civil Engineer, Flood Defences',
    sector: 'Engineering',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BRISTOL,
    openings: 2,
    description: DESCRIPTION,
    mustHaveSkills: [
      'Hydraulic modelling',
      'NEC4 contracts',
      'Sustainable drainage',
      'AutoCAD',
      'CDM regulations',
      'Site supervision',
      'Civil 3D',
    ],
    niceToHaveSkills: ['Python', 'GIS', 'Flood risk assessment', 'Stakeholder engagement'],
    experienceYears: 4,
    educationLevel: 'Bachelor',
    educationRequirement: 'Required',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 41_000,
    maxSalary: 48_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['9-day fortnight', '10 % pension', 'Chartership paid for', 'Cycle to work'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
