import { expect, test } from 'vitest'
import { approachAnswerSchema, candidateSchema, jobFitsSchema, jobIdSchema } from './fits.schema.ts'

const ids = (count: number) => Array.from({ length: count }, (_, nth) => `job-${nth}`)

test.each([0, 1, 100])('the fits of %i jobs can be asked for at once', (count) => {
  expect(jobFitsSchema.safeParse({ jobIds: ids(count) }).success).toBe(true)
})

test('more than a hundred at once cannot', () => {
  expect(jobFitsSchema.safeParse({ jobIds: ids(101) }).success).toBe(false)
})

test.each(['', 'x'.repeat(257), 7, null, undefined, ['job-1']])(
  '%j is no id of a job or a candidate',
  (id) => {
    expect(jobIdSchema.safeParse({ jobId: id }).success).toBe(false)
    expect(jobFitsSchema.safeParse({ jobIds: [id] }).success).toBe(false)
    expect(candidateSchema.safeParse({ jobId: 'job-1', candidateId: id }).success).toBe(false)
  },
)

test.each(['accept', 'decline'])('an approach can be answered with %s', (answer) => {
  expect(approachAnswerSchema.safeParse({ jobId: 'job-1', answer }).success).toBe(true)
})

test.each(['', 'maybe', 'Accept', true, null])('an approach cannot be answered with %j', (answer) => {
  expect(approachAnswerSchema.safeParse({ jobId: 'job-1', answer }).success).toBe(false)
})

test('who answers is not for the sender to say', () => {
  expect(approachAnswerSchema.parse({ jobId: 'job-1', answer: 'accept', userId: 'other' })).toEqual({
    jobId: 'job-1',
    answer: 'accept',
  })
})
