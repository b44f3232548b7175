import { GLOUCESTER } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `Eleven kilometres of embankment between Gloucester and Tewkesbury need raising before two winters have passed. We need somebody to run the northern half: 25 people, four excavators, one river and a great many swans.

## You will

- Plan the fortnight ahead and keep the week behind honest
- Lead the daily briefing and own the safety of everyone on the bank
- Agree quantities and changes with the client’s supervisor under NEC4
- Look after neighbours, footpaths and the fishing club

## You bring

Five years of running civil works, some of them in or beside water. An SMSTS certificate, a first-aid ticket and a full driving licence. You stop the job when the river says so, and you are believed when you do.

## The contract

Eighteen months on day rate, inside a joint venture that has already built the southern half. A welfare cabin with real coffee, a site truck, and no Saturday working without asking first.`

export const siteManagerRiverWorks: DemoJob = {
  key: 'site-manager-river-works',
  company: 'tidewall-engineering',
  life: { status: 'Published', publishedDaysAgo: 5 },
  startsInDays: 28,
  closesInDays: 17,
  details: {
    title: 'Site Manager, River Works',
    sector: 'Construction',
    jobType: 'FullTime',
    jobDuration: 'Contract',
    workLocation: 'OnSite',
    ...GLOUCESTER,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Site supervision', 'NEC4 contracts', 'CDM regulations', 'SMSTS', 'Programme planning'],
    niceToHaveSkills: ['Temporary works', 'Environmental permits'],
    experienceYears: 5,
    educationLevel: 'Vocational',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 270,
    maxSalary: 320,
    currency: 'GBP',
    salaryPeriod: 'Day',
    benefits: ['Site truck', 'Mileage'],
    applyMode: 'Email',
    applyEmail: 'sites@tidewall.example.com',
    replyPledgeDays: 7,
  },
}
