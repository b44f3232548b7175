import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Learn civil engineering by doing it. Over three years you will earn a level 4 qualification, a wage, and the right to point at a wall and say that you helped.

## How it works

- Four days a week with us, one at Harbourside College
- Six months in each of drawing, surveying, site and modelling, so that you can choose
- A buddy who was an apprentice two years ago, and a mentor who was one twenty years ago

## What you need

Grade 4 or above in mathematics, English and one science, or the equivalent. Curiosity about how things stand up. You do not need experience, a car or a relative who knows somebody.

## What you will be good at afterwards

Reading the ground, setting out a site, drawing a culvert that can be built, and asking a question before it costs money. Nine of our last ten apprentices stayed; the tenth builds lighthouses in Norway and writes at Christmas.`

export const civilEngineeringApprentice: DemoJob = {
  key: 'civil-engineering-apprentice',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 15 },
  startsInDays: 100,
  closesInDays: 44,
  details: {
    title: 'Civil Engineering Apprentice',
    sector: 'Engineering',
    jobType: 'Apprenticeship',
    jobDuration: 'FixedTerm',
    workLocation: 'OnSite',
    ...BRISTOL,
    openings: 4,
    description: DESCRIPTION,
    mustHaveSkills: ['Mathematics', 'Teamwork', 'Technical drawing'],
    niceToHaveSkills: ['AutoCAD', 'First aid'],
    experienceYears: 0,
    educationLevel: 'Secondary',
    educationRequirement: 'Required',
    languages: [{ language: 'en', level: 'B2' }],
    minSalary: 12,
    maxSalary: 14,
    currency: 'GBP',
    salaryPeriod: 'Hour',
    benefits: ['College fees paid', 'Bus pass', 'Boots and tools'],
    applyMode: 'Here',
    replyPledgeDays: 21,
  },
}
