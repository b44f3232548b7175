import { expect, test } from 'vitest'
import { readEmployment } from './read-employment.ts'

test.each([
  ['FULL_TIME', 'FullTime', null],
  ['FULL_TIME, CONTRACTOR', 'FullTime', 'Contract'],
  ['fulltime, permanent', 'FullTime', 'Permanent'],
  ['Regular Full Time (Salary)', 'FullTime', null],
  ['FullTime', 'FullTime', null],
  ['Part-time, Fixed-term', 'PartTime', 'FixedTerm'],
  ['temps partiel', 'PartTime', null],
  ['Temps plein', 'FullTime', null],
  ['Intern', 'Internship', null],
  ['PART_TIME, INTERN', 'Internship', null],
  ['Temporary', null, 'Temporary'],
  ['Seasonal', null, 'Seasonal'],
  ['VOLUNTEER', 'Volunteer', null],
  ['Apprenticeship', 'Apprenticeship', null],
  ['CDI', null, 'Permanent'],
  ['FULL_TIME, PART_TIME', null, null],
  ['PER_DIEM', null, null],
  ['OTHER', null, null],
  ['international', null, null],
  ['constructor', null, null],
  ['', null, null],
])('%j is %s and %s', (text, jobType, jobDuration) => {
  expect(readEmployment(text)).toEqual({ jobType, jobDuration })
})
