import { expect, test } from 'vitest'
import { formatReport, type ImportedJob } from './import-report.ts'

const TEXTS: Record<string, string> = { 'job.publish.mustHaveSkills': 'Name a must-have skill' }
const say = (key: string) => TEXTS[key] ?? key

const draft: ImportedJob = {
  importKey: 'a-1',
  title: 'Baker',
  organizationName: 'Crust',
  outcome: 'created',
  status: 'Draft',
  problems: [
    { field: 'sector', step: 1, message: 'job.publish.sector' },
    { field: 'mustHaveSkills', step: 2, message: 'job.publish.mustHaveSkills' },
  ],
  payQuestion: null,
  leftOpen: [],
}

test('the summary counts outcomes, then says what the drafts lack, by rule and by job', () => {
  const second = { ...draft, importKey: 'a-2', outcome: 'edited' as const, problems: draft.problems.slice(1) }
  expect(formatReport({ createdOrganizations: ['Crust'], jobs: [draft, second] }, say)).toEqual([
    '2 jobs: 1 created, 0 updated, 0 unchanged, 1 left alone because they were edited here.',
    'Organisation created: Crust',
    '',
    '2 jobs cannot be published yet. What they lack:',
    '     2 × Name a must-have skill',
    '     1 × job.publish.sector',
    '',
    'Job by job:',
    '  a-1 (created): sector, must have skills',
    '  a-2 (edited): must have skills',
  ])
})

test('a published job is counted and nothing is said to be missing', () => {
  const jobs = [{ ...draft, status: 'Published' as const, problems: [], outcome: 'unchanged' as const }]
  expect(formatReport({ createdOrganizations: [], jobs }, say)).toEqual([
    '1 job: 0 created, 0 updated, 1 unchanged, 0 left alone because they were edited here.',
  ])
})

test('pay that is hardly meant is named with what was probably meant', () => {
  const open = { ...draft, status: 'Published' as const, problems: [] }
  const hourly = { amount: 40_000, period: 'Hour', yearly: 68_800_000, is: 'much', instead: 'Year' } as const
  const yearly = { amount: 30, period: 'Year', yearly: 30, is: 'little', instead: null } as const
  const jobs = [
    { ...open, payQuestion: hourly },
    { ...open, importKey: 'a-2', payQuestion: yearly },
  ]
  expect(formatReport({ createdOrganizations: [], jobs }, say).slice(1)).toEqual([
    '',
    'Pay that is hardly meant, taken over as it was written:',
    '  a-1: 40,000 by the hour is about 68,800,000 by the year; by the year?',
    '  a-2: 30 by the year is far less than jobs usually pay',
  ])
})

test('what was left empty or rounded is named in its own words, job by job', () => {
  const open = { ...draft, status: 'Published' as const, problems: [] }
  const jobs = [{ ...open, leftOpen: ['pay "0.500"', 'closing date "3/4/2027"'] }, open]
  expect(formatReport({ createdOrganizations: [], jobs }, say).slice(1)).toEqual([
    '',
    'Not taken over as it was written:',
    '  a-1: pay "0.500"; closing date "3/4/2027"',
  ])
})

test('an import of nothing says so', () => {
  expect(formatReport({ createdOrganizations: [], jobs: [] }, say)[0]).toMatch(/^0 jobs: 0 created/)
})
