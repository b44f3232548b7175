import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { namedFields, standingMessages, toFieldRefusals } from './save-refusal.ts'

const values = buildJobDetails({ title: 'Mine', minSalary: 45_000, maxSalary: 42_000 })

test('a refusal speaks of the fields it names, however deep, and of no other thing', () => {
  const issues = ['title', 'values.languages.0.level', 'id', 'status'].map((field) => ({
    field,
    message: 'No',
  }))
  expect(namedFields(new AppError('INVALID', 'Not so', { issues }))).toEqual({ title: 'No', languages: 'No' })
  expect(namedFields(new AppError('INVALID', 'Not so'))).toEqual({})
})

test('a refusal stands until its field is changed', () => {
  const refusals = toFieldRefusals({ title: 'Not title', openings: 'Not openings' }, values)
  expect(standingMessages(refusals, values)).toEqual({ title: 'Not title', openings: 'Not openings' })
  expect(standingMessages(refusals, { ...values, title: 'Other' })).toEqual({ openings: 'Not openings' })
  expect(standingMessages({}, values)).toEqual({})
})

test('a change of no consequence changes nothing about a refusal', () => {
  const url = { ...values, applyUrl: 'https://example.com' }
  const refusals = toFieldRefusals({ applyUrl: 'No' }, url)
  expect(standingMessages(refusals, { ...url, applyUrl: ' https://example.com ' })).toEqual({
    applyUrl: 'No',
  })
})

test.each([
  ['minSalary', { maxSalary: 50_000 }],
  ['minSalary', { jobType: 'Volunteer' }],
  ['currency', { minSalary: null }],
  ['location', { workLocation: 'Remote' }],
  ['countries', { workLocation: 'OnSite' }],
  ['applyUrl', { applyMode: 'Email' }],
] as const)('a refusal of %s falls too when %j mends the rule', (field, mended) => {
  const refusals = toFieldRefusals({ [field]: 'No' }, values)
  expect(standingMessages(refusals, { ...values, openings: 9 })).toEqual({ [field]: 'No' })
  expect(standingMessages(refusals, { ...values, ...mended })).toEqual({})
})
