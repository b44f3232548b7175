import { expect, test } from 'vitest'
import { isCandidateId, openCandidateId, openCandidateIdOf, sealCandidateId } from './candidate-id.server.ts'

const PAIR = { userId: '7b2f0c9e-1111-4222-8333-444455556666', jobId: 'job-1' }

test('a candidate’s id opens to the account, and is the same each time', () => {
  const id = sealCandidateId(PAIR)
  expect(sealCandidateId(PAIR)).toBe(id)
  expect(openCandidateId(id)).toBe(PAIR.userId)
  expect(openCandidateIdOf(PAIR.jobId, id)).toBe(PAIR.userId)
})

test('the same person beside two jobs has ids that share nothing', () => {
  const [one, other] = [sealCandidateId(PAIR), sealCandidateId({ ...PAIR, jobId: 'job-2' })]
  expect(one).not.toContain(PAIR.userId)
  expect(one.slice(1, 9)).not.toBe(other.slice(1, 9))
  expect(openCandidateIdOf('job-2', one)).toBeNull()
})

test.each(['', '~', '~abc', PAIR.userId, `~${'A'.repeat(86)}`, `${sealCandidateId(PAIR).slice(0, -2)}AA`])(
  'what was not made here opens to nobody: %s',
  (id) => {
    expect(openCandidateId(id)).toBeNull()
  },
)

test('an account’s id is not taken for a candidate’s', () => {
  expect(isCandidateId(PAIR.userId)).toBe(false)
  expect(isCandidateId(sealCandidateId(PAIR))).toBe(true)
})
