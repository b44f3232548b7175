import { expect, test, vi } from 'vitest'
import {
  candidateLabel,
  isCandidateId,
  openCandidateId,
  openCandidateIdOf,
  sealCandidateId,
} from './candidate-id.server.ts'

const PAIR = { userId: '7b2f0c9e-1111-4222-8333-444455556666', jobId: 'job-1' }

test('a candidate’s id opens to the person and the job, and is the same each time', () => {
  const id = sealCandidateId(PAIR)
  expect(sealCandidateId(PAIR)).toBe(id)
  expect(openCandidateId(id)).toEqual(PAIR)
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

test('a label is three characters that cannot be misread, always the same for a person and a job', () => {
  const label = candidateLabel(PAIR)
  expect(label).toMatch(/^[2-9A-HJ-NP-Z]{3}$/)
  expect(candidateLabel(PAIR)).toBe(label)
})

test('the same people have other labels beside another job', () => {
  const people = Array.from({ length: 20 }, (_none, nth) => `user-${nth}`)
  const labelsOf = (jobId: string) => people.map((userId) => candidateLabel({ userId, jobId }))
  expect(labelsOf('job-1')).not.toEqual(labelsOf('job-2'))
})

/** The labels of some pairs on a server with this secret. */
async function labelsWith(secret: string): Promise<string> {
  vi.stubEnv('AUTH_SECRET', secret.repeat(32))
  vi.resetModules()
  const anew = await import('./candidate-id.server.ts')
  const labels = ['job-1', 'job-2', 'job-3', 'job-4'].map((jobId) => anew.candidateLabel({ ...PAIR, jobId }))
  vi.unstubAllEnvs()
  return labels.join()
}

test('whoever knows both ids, but not the secret, cannot compute a label', async () => {
  const one = await labelsWith('a')
  expect(await labelsWith('a')).toBe(one)
  expect(await labelsWith('b')).not.toBe(one)
})
