import { expect, test } from 'vitest'
import {
  CEFR_LEVELS,
  cefrRank,
  EDUCATION_LEVELS,
  educationRank,
  JOB_STATUSES,
  JOB_TYPES,
  SECTORS,
} from './vocabulary.ts'

test('a job has exactly the three states of the specification', { tags: ['R136'] }, () => {
  expect(JOB_STATUSES).toEqual(['Draft', 'Published', 'Archived'])
})

test('there are twenty-four sectors and Other', { tags: ['2.1a'] }, () => {
  expect(new Set(SECTORS).size).toBe(25)
  expect(SECTORS.at(-1)).toBe('Other')
})

test('the job types are the six shared by jobs and profiles', { tags: ['2.1a'] }, () => {
  expect(JOB_TYPES).toEqual(['FullTime', 'PartTime', 'Flexible', 'Internship', 'Apprenticeship', 'Volunteer'])
})

test('levels of education are ordered from none to doctorate', () => {
  const ranked = EDUCATION_LEVELS.toSorted((a, b) => educationRank(a) - educationRank(b))
  expect(ranked).toEqual(['None', 'Secondary', 'Vocational', 'Diploma', 'Bachelor', 'Master', 'Doctorate'])
})

test('levels of language are ordered from A1 to native', () => {
  const ranked = CEFR_LEVELS.toSorted((a, b) => cefrRank(a) - cefrRank(b))
  expect(ranked).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'])
})
