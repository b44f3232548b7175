import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `A warning is a design problem: the right words, to the right people, at a moment when nobody reads. We are looking for a designer to spend a year on it with us.

## The year

- **Spring:** ride along with emergency managers in Oregon and Washington State
- **Summer:** redesign how a warning is written, approved and sent
- **Autumn:** test it in drills, and in the first real storms
- **Winter:** publish what worked, and what did not

## You

Have shipped services that people rely on, not only apps that they enjoy. You prototype in code or in Figma, whichever gets to the truth sooner. You can run an interview with somebody who has just lost a garage, and know when to put the notebook away.

## Practical things

Remote anywhere in the United States or Canada, with about six weeks of travel over the year, all paid. The contract is for twelve months and has become permanent for three of our last four designers.`

export const productDesigner: DemoJob = {
  key: 'product-designer',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 4 },
  startsInDays: 40,
  closesInDays: 41,
  details: {
    title: 'Product Designer',
    sector: 'Design',
    jobType: 'FullTime',
    jobDuration: 'FixedTerm',
    workLocation: 'Remote',
    countries: ['US', 'CA'],
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Product design', 'User research', 'Prototyping', 'Accessibility', 'Service design'],
    niceToHaveSkills: ['CSS', 'Cartography', 'Spanish'],
    experienceYears: 5,
    educationLevel: 'None',
    educationRequirement: 'NotNeeded',
    languages: [{ language: 'en', level: 'C2' }],
    minSalary: 98_000,
    maxSalary: 122_000,
    currency: 'USD',
    salaryPeriod: 'Year',
    benefits: ['Health insurance', '401(k) match', 'Travel paid'],
    applyMode: 'Url',
    applyUrl: 'https://cartwheel.example.com/jobs/product-designer',
    replyPledgeDays: 14,
  },
}
