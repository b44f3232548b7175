import { expect, test } from 'vitest'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { draftProblems } from './job-changes.ts'
import { readableDetails } from './job-steps.ts'
import { nameWords } from './name-words.ts'

function problemsOf(words: Record<string, string>) {
  const typed = { ...buildJobDetails({ sector: null, closingDate: '2026-12-01' }), ...words }
  const found = publishProblems(readableDetails(typed), { today: '2026-11-20' })
  return nameWords(found, { typed, messages: draftProblems(typed) }).map(({ field, message }) => [
    field,
    message.split('.').at(-1),
  ])
}

test('without words the problems are those of publishing', () => {
  expect(problemsOf({})).toEqual([['sector', 'sector']])
})

test('words in place of one amount are named there, and the range is not called missing', () => {
  expect(problemsOf({ maxSalary: 'negotiable' })).toEqual([
    ['sector', 'sector'],
    ['maxSalary', 'amount'],
  ])
})

test('words in place of both amounts are named once', () => {
  expect(problemsOf({ minSalary: 'abc', maxSalary: 'abc' })).toEqual([
    ['sector', 'sector'],
    ['minSalary', 'amount'],
  ])
})

test('words on several steps are named in the order of the steps', () => {
  expect(problemsOf({ minSalary: 'abc', openings: 'a few', experienceYears: 'some' })).toEqual([
    ['sector', 'sector'],
    ['openings', 'openings'],
    ['experienceYears', 'years'],
    ['minSalary', 'amount'],
  ])
})
