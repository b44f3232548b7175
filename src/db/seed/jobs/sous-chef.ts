import { BATH } from '../places.ts'
import type { DemoJob } from './demo-job.ts'

const DESCRIPTION = `We cook 1,100 meals a day from scratch, for people who need them more than most. The restaurant reviewer will not come; the patient in bed 14 will remember your soup for years.

## You will

- Run the hot section and a brigade of five, four days on and three off
- Write the autumn menu with the dietitians, within £5.60 a day for each patient
- Cook soft, low-salt and halal food that nobody pities
- Take over the kitchen when the head chef is away

## You have

Three years in a busy kitchen, Level 3 food safety, and a temper that stays in the fridge. Hospital experience is not needed. A feeling for allergens is.

## Hours

Seven to half past three, no split shifts, every other weekend, and home for supper. Staff meals are the same food, which keeps us honest.`

export const sousChef: DemoJob = {
  key: 'sous-chef',
  company: 'st-aldhelms-hospital',
  life: { status: 'Published', publishedDaysAgo: 3 },
  startsInDays: 21,
  closesInDays: 16,
  details: {
    title: 'Sous Chef',
    sector: 'HospitalityTourism',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'OnSite',
    ...BATH,
    openings: 1,
    description: DESCRIPTION,
    mustHaveSkills: ['Kitchen management', 'Food safety', 'Menu planning', 'Allergen management'],
    niceToHaveSkills: ['Special diets', 'Stock control'],
    experienceYears: 3,
    educationLevel: 'Vocational',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'B1' }],
    minSalary: 29_500,
    maxSalary: 33_000,
    currency: 'GBP',
    salaryPeriod: 'Year',
    benefits: ['No split shifts', 'Staff meals', '27 days’ leave'],
    applyMode: 'Here',
    replyPledgeDays: 7,
  },
}
