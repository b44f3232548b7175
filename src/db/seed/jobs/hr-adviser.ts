import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Two thousand people work here, and on any given day a few of them need somebody to talk to, a letter that is right, or both. You would be one of four advisers who make sure they get it.

## You will

- Advise managers on absence, conduct and flexible working, early rather than late
- Look after recruitment for two divisions, from the advert to the first lunch
- Keep policies to a length that people read
- Notice patterns, and say so

## What you need

Two years in an HR team and a sound grip of employment law. A CIPD qualification, or one on the way. Discretion, humour, and the ability to tell a consultant no.

## Working here

Three days on site, two at home. We share a corridor with the chaplain and the union office, and get on with both.`

export const hrAdviser: DemoJob = {
  key: 'hr-adviser',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 13 },
  startsInDays: 40,
  closesInDays: 28,
  details: {
    title: 'HR Adviser',
    sector: 'HumanResources',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BATH,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Employee relations', 'Employment law', 'Recruitment', 'Absence management'],
    niceToHaveSkills: ['CIPD', 'Mediation', 'Policy writing'],
    experienceYears: 2,
    educationLevel: 'Diploma',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 34_000,
    maxSalary: 39_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['Flexible hours', '27 days’ leave', 'Pension'],
    applyMode: 'Email',
    applyEmail: 'people@staldhelms.example.com',
    replyPledgeDays: 14,
  },
}
