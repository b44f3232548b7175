import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Cartwheel is opening its warnings to Canada, starting with the Fraser and the Saint John. You will lead the product side of that: one application, two official languages, rivers that freeze.

## In your first year

- Bring our TypeScript application to three provinces, in English and French
- Make alerts arrive in under a minute, by text, by app and by old-fashioned phone call
- Grow a team of three, and stay the kind of lead who still writes code

## What you know

React and Node.js well enough to keep them boring. PostgreSQL beyond the basics. Accessibility as a habit. How to run something at three in the morning, and how to arrange that nobody has to.

## How we work

Fully remote within Canada, with two gatherings a year. Core hours from noon to four Eastern, because of our colleagues in Bristol. Decisions are written down, meetings are short, and production is deployed on Fridays without fear.`

export const seniorFullStackDeveloper: DemoJob = {
  key: 'senior-full-stack-developer',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 18 },
  startsInDays: 30,
  closesInDays: 33,
  details: {
    title: 'Senior Full-Stack Developer',
    sector: 'ItSoftware',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Remote',
    countries: ['CA'],
    openings: 2,
    description: DESCRIPTION,
    mustHaveSkills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Accessibility', 'Automated testing'],
    niceToHaveSkills: ['MapLibre', 'Kubernetes', 'Mentoring'],
    experienceYears: 6,
    educationLevel: 'None',
    educationRequirement: 'NotNeeded',
    languages: [
      { language: 'en', level: 'C1' },
      { language: 'fr', level: 'B1' },
    ],
    minSalary: 115_000,
    maxSalary: 140_000,
    currency: 'CAD',
    salaryPeriod: 'Year',
    benefits: ['Health and dental', 'Home office budget', 'Four weeks’ leave'],
    applyMode: 'Here',
    replyPledgeDays: 7,
  },
}
