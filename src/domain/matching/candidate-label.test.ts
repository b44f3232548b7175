import { expect, test } from 'vitest'
import { candidateLabel } from './candidate-label.ts'

test('a label is three characters that cannot be misread, always the same for a person and a job', () => {
  const label = candidateLabel('user-1', 'job-1')
  expect(label).toMatch(/^[2-9A-HJ-NP-Z]{3}$/)
  expect(candidateLabel('user-1', 'job-1')).toBe(label)
})

test('the same person has another label beside another job', () => {
  expect(candidateLabel('user-1', 'job-1')).not.toBe(candidateLabel('user-1', 'job-2'))
})
