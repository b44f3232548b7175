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

/** A person beside one job. */
export type CandidatePair = { userId: string; jobId: string }

/**
 * What a person is called in the addresses of one job's candidates. Always the same for the same person and job, and
 * another one beside another job: neither their account nor their standing with other jobs can be told from it.
 */
export function sealCandidateId({ userId, jobId }: CandidatePair): string {
  const text = `${jobId}\n${userId}`
  // The nonce comes from both ids, so that no two texts share one.
  const nonce = keyed('nonce').update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyed('key').digest(), nonce)
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return MARK + Buffer.concat(sealed).toString('base64url')
}

/** Whether an id was made by `sealCandidateId` rather than for an account. */
export function isCandidateId(id: string): boolean {
  return id.startsWith(MARK)
}

/** The person and the job behind a candidate's id; null for anything that was not made here. */
export function openCandidateId(candidateId: string): CandidatePair | null {
  const bytes = Buffer.from(candidateId.slice(MARK.length), 'base64url')
  if (!isCandidateId(candidateId) || bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyed('key').digest(), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
    const [jobId, userId] = Buffer.concat(text).toString('utf8').split('\n')
    return jobId !== undefined && userId !== undefined ? { userId, jobId } : null
  } catch {
    return null
  }
}

/** The account behind a candidate's id of this job; null for those of other jobs too. */
export function openCandidateIdOf(jobId: string, candidateId: string): string | null {
  const pair = openCandidateId(candidateId)
  return pair?.jobId === jobId ? pair.userId : null
}

const LABEL_LENGTH = 3
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * What an anonymous candidate is called beside one job: "7F3". The same person has another label beside another job, and
 * nobody without the key can tell which, so that two employers cannot compare notes.
 * @example candidateLabel({ userId: 'user-1', jobId: 'job-1' }) // three characters, always the same three
 */
export function candidateLabel({ userId, jobId }: CandidatePair): string {
  const bytes = keyed('label').update(`${jobId}\n${userId}`).digest()
  return Array.from(bytes.subarray(0, LABEL_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
