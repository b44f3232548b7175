import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { env } from '#/platform/env/env.server.ts'

/** No account's id begins so. */
const MARK = '~'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Only tests run without a secret: then an id lasts as long as the process. */
const PROCESS_SECRET = randomBytes(32).toString('hex')

const keyed = (purpose: string) =>
  createHmac('sha256', env().AUTH_SECRET ?? PROCESS_SECRET).update(`candidate-id:${purpose}`)

/**
 * What a person is called in the addresses of one job's candidates. Always the same for the same person and job, and
 * another one beside another job: neither their account nor their standing with other jobs can be told from it.
 */
export function sealCandidateId({ userId, jobId }: { userId: string; jobId: string }): string {
  // The nonce comes from both ids, so that no two texts share one.
  const nonce = keyed('nonce').update(`${jobId}\n${userId}`).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyed('key').digest(), nonce)
  const sealed = [nonce, cipher.update(userId, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return MARK + Buffer.concat(sealed).toString('base64url')
}

/** Whether an id was made by `sealCandidateId` rather than for an account. */
export function isCandidateId(id: string): boolean {
  return id.startsWith(MARK)
}

/** The account behind a candidate's id of any job; null for anything that was not made here. */
export function openCandidateId(candidateId: string): string | null {
  const bytes = Buffer.from(candidateId.slice(MARK.length), 'base64url')
  if (!isCandidateId(candidateId) || bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyed('key').digest(), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

/** The account behind a candidate's id of this job; null for those of other jobs too. */
export function openCandidateIdOf(jobId: string, candidateId: string): string | null {
  const userId = openCandidateId(candidateId)
  return userId !== null && sealCandidateId({ userId, jobId }) === candidateId ? userId : null
}
