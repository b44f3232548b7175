import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Combe Ward is where most of our patients spend their first two nights: 26 beds, quick decisions, and a team that eats together when it can. We are looking for two nurses who like that pace.

## What you will do

- Look after six to eight patients a shift, with a healthcare assistant beside you
- Spot the one who is getting worse, and be listened to when you say so
- Give medicines, IV therapy and straight answers
- Teach students, who rate us 9.1 out of 10

## What you need

Registration as an adult nurse and a year on an acute ward. Confidence with NEWS2. Everything else we can teach, and we keep four hours a month free to do it.

## What you get

Self-rostering, never more than three nights in a row, parking or a bus pass, and a nursery on site. We are 1.4 nurses above the safe staffing level and mean to stay there.`

export const registeredNurseAcuteMedicine: DemoJob = {
  key: 'registered-nurse-acute-medicine',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 14 },
  startsInDays: 42,
  closesInDays: 20,
  details: {
    title: 'Registered Nurse, Acute Medicine',
    sector: 'HealthCare',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'OnSite',
    ...BATH,
    openings: 2,
    description: DESCRIPTION,
    mustHaveSkills: [
      'Acute care',
      'NEWS2',
      'IV therapy',
      'Medicines administration',
      'Care planning',
      'Infection control',
      'Triage',
    ],
    niceToHaveSkills: ['Mentoring', 'Electronic patient records'],
    experienceYears: 1,
    educationLevel: 'Bachelor',
    educationRequirement: 'Required',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 31_049,
    maxSalary: 37_796,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['Self-rostering', 'Nursery on site', '27 days’ leave', 'Bus pass or parking'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
