import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { draftProblems, heldFields, parseChanges, parseTyped } from './job-changes.ts'

test('an empty draft and a complete job have nothing that could not be stored', () => {
  expect(draftProblems(EMPTY_JOB_DETAILS)).toEqual({})
  expect(draftProblems(buildJobDetails())).toEqual({})
})

test('a backwards salary range is told at its beginning', () => {
  const problems = draftProblems(buildJobDetails({ minSalary: 50_000, maxSalary: 40_000 }))
  expect(problems).toEqual({ minSalary: 'job.publish.salaryOrder' })
})

test('what cannot be stored is held back, both ends of a salary together', () => {
  expect(heldFields([])).toEqual([])
  expect(heldFields(['openings'])).toEqual(['openings'])
  expect(heldFields(['maxSalary', 'title'])).toEqual(['maxSalary', 'title', 'minSalary'])
})

test.each([null, undefined, '', [], 'text', 7, { status: 'Published' }, { title: 7 }])(
  'changes that make no sense are none: %j',
  (kept) => {
    expect(parseChanges(kept)).toEqual({})
  },
)

test('what has to be mended comes back as it was typed', () => {
  const refused = { minSalary: 12.75, maxSalary: 1e9, title: 'T'.repeat(500), experienceYears: 1.5 }
  expect(parseChanges({ ...refused, openings: 'many', location: 4 })).toEqual(refused)
})

test('words in the place of a number come back to the form alone, and numbers of words do not', () => {
  const words = { minSalary: 'negotiable', openings: 'many' }
  expect(parseTyped({ ...words, title: 7, maxSalary: [4], location: 'Bristol' })).toEqual({
    ...words,
    location: 'Bristol',
  })
  expect(parseChanges(words)).toEqual({})
})

test('changes that make sense come back as they were', () => {
  const changes = { title: 'Nurse', openings: null, countries: ['GB'] }
  expect(parseChanges(changes)).toEqual(changes)
})

test('a title with a web address is said to be wrong, and stays in the form', () => {
  const title = 'Claim https://evil.example'
  expect(draftProblems(buildJobDetails({ title })).title).toBe('job.editor.invalid.titlePlain')
  expect(parseChanges({ title })).toEqual({ title })
})
