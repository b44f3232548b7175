import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `A hospital never turns its lights off. Ours uses as much energy as 5,300 homes, and we have promised to halve that by 2032. You will hold the plan, the meters and the purse.

## The job

- Replace a gas boiler house with heat pumps that draw on the river, without a cold night on any ward
- Run the building management system, and teach it better manners
- Buy energy well, measure what was saved, and publish it each quarter
- Win over theatre managers, one thermostat at a time

## You

Are an engineer or an energy manager with four years behind you, some of them in buildings that never close. You can read a tariff, a pipe drawing and a room. Chartered status is welcome and supported.

## Practical

A capital budget of £11 m already approved. Three days a week on site, in an office with excellent insulation.`

export const energyManager: DemoJob = {
  key: 'energy-manager',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 17 },
  startsInDays: 80,
  closesInDays: 52,
  details: {
    title: 'Energy Manager',
    sector: 'Energy',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BATH,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: [
      'Energy management',
      'Building management systems',
      'Cost estimates',
      'Project management',
    ],
    niceToHaveSkills: ['Heat pumps', 'NEC4 contracts', 'Python'],
    experienceYears: 4,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 45_000,
    maxSalary: 52_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['Pension', '27 days’ leave', 'Chartership paid for'],
    applyMode: 'Here',
    replyPledgeDays: 21,
  },
}
