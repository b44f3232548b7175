import { BRISTOL } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `We win work by describing it well. You will turn what eleven busy engineers mean into what a client can score, in plain sentences and on time.

## You will

- Plan each tender with the engineer who would lead the job
- Interview, draft, cut, and cut again
- Keep a library of facts that are still true`

export const bidWriter: DemoJob = {
  key: 'bid-writer',
  company: 'tidewall-engineering',
  life: { status: 'Draft', draftedDaysAgo: 1 },
  startsInDays: null,
  closesInDays: null,
  details: {
    title: 'Bid Writer',
    sector: 'Marketing',
    jobType: 'PartTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...BRISTOL,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Technical writing', 'Editing'],
    experienceYears: 2,
    languages: [{ language: 'en', level: 'C2' }],
  },
}
