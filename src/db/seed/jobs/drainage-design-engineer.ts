import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Our Dutch and British teams share one drainage desk, and it works from home. You will design pumped and gravity drainage for new neighbourhoods below sea level and for old ones that have begun to notice it.

## The work

- Drainage strategies for housing of 50 to 900 homes
- Detailed design of swales, ponds, pipes and pumping stations
- Reviewing each other’s models every Thursday, kindly and in detail
- Two visits a year to a site you designed, travel paid

## What helps

You have taken at least one scheme from a blank sheet to a signed drawing. You can write a calculation note that a stranger could follow. English is our shared language; Dutch is welcome and we pay for lessons.

## How we work remotely

Core hours are ten to three, Central European Time. We meet in Rotterdam for three days each spring and autumn. Desk, chair and a proper screen come to you before your first day.`

export const drainageDesignEngineer: DemoJob = {
  key: 'drainage-design-engineer',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 12 },
  startsInDays: 45,
  closesInDays: 24,
  details: {
    title: 'Drainage Design Engineer',
    sector: 'Engineering',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Remote',
    countries: ['NL', 'GB', 'IE'],
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: [
      'Sustainable drainage',
      'Hydraulic modelling',
      'AutoCAD',
      'Concrete detailing',
      'Cost estimates',
      'Survey data',
    ],
    niceToHaveSkills: ['Python', 'Dutch standards'],
    experienceYears: 3,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 52_000,
    maxSalary: 61_000,
    currency: 'EUR',
    salaryPeriod: 'Year',
    benefits: ['30 days’ leave', 'Home office budget', 'Language lessons'],
    applyMode: 'Here',
    replyPledgeDays: 14,
  },
}
