import { PORTLAND } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Thirty-one counties in the Pacific Northwest use our warnings. You will be the person they call: before the storm to prepare, during it to steady, after it to learn.

## You will

- Look after about a dozen counties, from the first drill to the renewal
- Train duty officers, in person where it matters
- Bring what you hear back to the product team, with names and examples
- Take part in the storm rota, October to March

## You have

Looked after customers who had something at stake. A clear telephone voice. Patience with procurement. Experience in emergency services, local government or utilities is a plus, and so is knowing which of the two Vancouvers somebody means.

## The place

Our Portland office is five people, two of them former firefighters. Tuesdays and Thursdays are office days. The car share and the rain jacket are on us.`

export const customerSuccessManager: DemoJob = {
  key: 'customer-success-manager',
  company: 'cartwheel-data',
  life: { status: 'Published', publishedDaysAgo: 7 },
  startsInDays: 35,
  closesInDays: 23,
  details: {
    title: 'Customer Success Manager',
    sector: 'CustomerService',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    ...PORTLAND,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Customer success', 'Training delivery', 'Account management', 'Presentation'],
    niceToHaveSkills: ['Emergency planning', 'Spanish', 'GIS'],
    experienceYears: 3,
    educationLevel: 'Diploma',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 68_000,
    maxSalary: 82_000,
    currency: 'USD',
    salaryPeriod: 'Year',
    benefits: ['Health insurance', '401(k) match', '20 days’ leave'],
    applyMode: 'Here',
    replyPledgeDays: 7,
  },
}
