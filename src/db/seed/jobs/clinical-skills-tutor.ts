import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Our training room has four beds, six manikins and, on Thursdays, a queue. Teach there two or three days a week and keep your clinical shifts on the others.

## What you will teach

- Cannulation, catheters, safe lifting and the art of the clear handover
- Recognising the deteriorating patient, with and without a machine that beeps
- A fortnight of simulation for every group of newly registered nurses

## What you bring

Registration as a nurse or midwife and at least four years of practice, some of it recent. You have taught at the bedside and would like to do it on purpose. A teaching certificate is welcome; if you have none, we pay for one in your first year.

## The post

Twenty hours a week for eighteen months, while a colleague is on leave. Fridays are kept for preparation, in a room with a door.`

export const clinicalSkillsTutor: DemoJob = {
  key: 'clinical-skills-tutor',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 9 },
  startsInDays: 55,
  closesInDays: 34,
  details: {
    title: 'Clinical Skills Tutor',
    sector: 'Education',
    jobType: 'PartTime',
    jobDuration: 'FixedTerm',
    workLocation: 'OnSite',
    ...BATH,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Mentoring', 'Acute care', 'Training delivery', 'Infection control'],
    niceToHaveSkills: ['Simulation teaching', 'IV therapy'],
    experienceYears: 4,
    educationLevel: 'Bachelor',
    educationRequirement: 'Required',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 24,
    maxSalary: 29,
    currency: 'GBP',
    salaryPeriod: 'Hour',
    benefits: ['Teaching certificate paid', 'Nursery on site', 'Pension'],
    applyMode: 'Here',
    replyPledgeDays: 21,
  },
}
