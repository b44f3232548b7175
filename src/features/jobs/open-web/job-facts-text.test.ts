import { expect, test } from 'vitest'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { payText, placeText } from './job-facts-text.ts'

test.each([
  [{}, '£41,000–48,500 a year'],
  [{ minSalary: 20, maxSalary: 20, salaryPeriod: 'Hour' }, '£20 an hour'],
  [{ maxSalary: null }, 'From £41,000 a year'],
  [{ minSalary: null, maxSalary: null, currency: null }, ''],
] as const)('pay with %j reads %j', (changes, text) => {
  expect(payText(buildJobView(changes)).toLowerCase()).toBe(text.toLowerCase())
})

test.each([
  [{}, 'Bristol, UK'],
  [{ workLocation: 'Remote', location: '', countries: ['GB', 'FR'] }, 'Remote, United Kingdom, France'],
  [{ workLocation: 'Remote', location: '', countries: [] }, 'Remote'],
] as const)('the place with %j reads %j', (changes, text) => {
  expect(
    placeText(
      buildJobView({ ...changes, countries: [...('countries' in changes ? changes.countries : [])] }),
    ),
  ).toBe(text)
})
