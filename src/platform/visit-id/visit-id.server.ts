import { createHash, randomUUID } from 'node:crypto'

/** Somebody's one visit to a page that makes something; `purpose` says what. */
export type Visit = { userId: string; purpose: string; visitKey: string | undefined }

/**
 * The id of what one person's one visit makes: always the same for the same visit, so that a repeated request meets the
 * row it already made. Without a key every request is a visit of its own.
 */
export function visitId({ userId, purpose, visitKey }: Visit): string {
  if (visitKey === undefined) return randomUUID()
  const digest = createHash('sha256').update(`${purpose}\n${userId}\n${visitKey}`).digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
