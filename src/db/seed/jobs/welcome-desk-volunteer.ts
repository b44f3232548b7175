import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `The first minute in a hospital can be the worst one. Our volunteers at the front door make it better: they know the corridors, they have time, and they walk with people instead of pointing.

## What you would do

- Greet visitors, find the clinic, fetch a wheelchair
- Sit with somebody who is waiting and would rather not do it alone
- Help with the check-in screens, which are nearly easy
- Three hours a week, morning or afternoon, for at least six months

## Who can volunteer

Anyone over sixteen. You need no experience, only kindness and shoes that can walk five kilometres. We arrange the background check, two training evenings and a badge with your first name on it.

## What you get

Travel and lunch paid, a reference if you want one, and a choir on Wednesdays. About one in five of our volunteers later finds a paid job here.`

export const welcomeDeskVolunteer: DemoJob = {
  key: 'welcome-desk-volunteer',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 19 },
  startsInDays: 14,
  closesInDays: 58,
  details: {
    title: 'Welcome Desk Volunteer',
    sector: 'CharityNgo',
    jobType: 'Volunteer',
    jobDuration: 'FixedTerm',
    workLocation: 'OnSite',
    ...BATH,
    openings: 12,
    description: DESCRIPTION,
    mustHaveSkills: ['Listening'],
    niceToHaveSkills: ['First aid', 'British Sign Language'],
    experienceYears: 0,
    educationLevel: 'None',
    educationRequirement: 'NotNeeded',
    languages: [{ language: 'en', level: 'B2' }],
    benefits: ['Travel and lunch paid', 'Training', 'Reference'],
    applyMode: 'Here',
    replyPledgeDays: 21,
  },
}
