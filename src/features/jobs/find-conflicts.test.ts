import { expect, test } from 'vitest'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { findConflicts } from './find-conflicts.ts'
import type { JobChanges } from './job-steps.ts'

const CEFR = { language: 'en', level: 'C1' } as const
const stored = buildJobDetails({
  title: 'Theirs',
  applyUrl: 'https://example.com/a',
  minSalary: null,
  languages: [CEFR],
})

test.each<[string, JobChanges, Record<string, unknown>]>([
  ['nothing was changed', {}, {}],
  ['only one person changed it', { title: 'Mine' }, { title: 'Theirs' }],
  ['both wrote the same', { title: 'Theirs' }, { title: 'Before' }],
  ['nobody says what it was before', { title: 'Mine' }, {}],
  ['only another field was changed meanwhile', { openings: 3 }, { openings: stored.openings }],
  [
    'spaces round an address are all that differs',
    { applyUrl: 'x' },
    { applyUrl: ' https://example.com/a ' },
  ],
  [
    'the order of keys is all that differs',
    { languages: [] },
    { languages: [{ level: 'C1', language: 'en' }] },
  ],
])('it is no conflict when %s', (_why, values, base) => {
  expect(findConflicts(stored, { values, base })).toEqual([])
})

test.each<[string, JobChanges, Record<string, unknown>]>([
  ['a text', { title: 'Mine' }, { title: 'Before' }],
  ['an emptied number', { minSalary: 30_000 }, { minSalary: 20_000 }],
  ['a list', { languages: [] }, { languages: [{ language: 'en', level: 'B2' }] }],
  ['a base of a strange kind', { title: 'Mine' }, { title: { nested: true } }],
])('two people who change %s to two things are in conflict', (_what, values, base) => {
  expect(findConflicts(stored, { values, base })).toEqual(Object.keys(values))
})

test('of several fields only those are named that both changed', () => {
  const values = { title: 'Mine', openings: 9, location: 'Bath' }
  const base = { title: 'Before', openings: stored.openings, location: 'Exeter' }
  expect(findConflicts({ ...stored, location: 'Bath' }, { values, base })).toEqual(['title'])
})
