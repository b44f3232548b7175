import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { verification } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'

/** The present address was 'asked' whether it may be replaced; it 'agreed', and the new one is still to be proved. */
type Stage = 'asked' | 'agreed'

const HOUR_MS = 3_600_000

const anHourOn = () => new Date(Date.now() + HOUR_MS)

const identifierOf = (userId: string) => `change-email:${userId}`

/** Stands for the stage and the address; the table of secrets holds no mail addresses. */
function valueOf(stage: Stage, newEmail: string): string {
  return `${stage}:${createHash('sha256').update(newEmail.toLowerCase()).digest('base64url')}`
}

const isAt = (userId: string, stage: Stage, newEmail: string) =>
  and(
    eq(verification.identifier, identifierOf(userId)),
    eq(verification.value, valueOf(stage, newEmail)),
    gt(verification.expiresAt, sql`now()`),
  )

/** Forgets what somebody asked for; the links that are under way become worthless. Index verification_identifier. */
export async function forgetPendingEmail(userId: string): Promise<void> {
  await authConnection()
    .delete(verification)
    .where(eq(verification.identifier, identifierOf(userId)))
}

/** Notes which address somebody wants, for an hour. Whatever they wanted before is forgotten. */
export async function notePendingEmail(userId: string, newEmail: string, stage: Stage): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.delete(verification).where(eq(verification.identifier, identifierOf(userId)))
    await tx.insert(verification).values({
      id: randomUUID(),
      identifier: identifierOf(userId),
      value: valueOf(stage, newEmail),
      expiresAt: anHourOn(),
    })
  })
}

/**
 * The present address agrees: 'now' for the first who follows the link, 'already' for whoever follows it once more,
 * null when nothing of the kind was asked. Index verification_identifier.
 */
export async function agreeToEmail(userId: string, newEmail: string): Promise<'now' | 'already' | null> {
  const agreed = await db()
    .update(verification)
    .set({ value: valueOf('agreed', newEmail), expiresAt: anHourOn() })
    .where(isAt(userId, 'asked', newEmail))
    .returning({ id: verification.id })
  if (agreed.length > 0) return 'now'
  return (await db().$count(verification, isAt(userId, 'agreed', newEmail))) > 0 ? 'already' : null
}

/** The new address is proved: true for one caller, and never again. Index verification_identifier. */
export async function takePendingEmail(userId: string, newEmail: string): Promise<boolean> {
  const taken = await db()
    .delete(verification)
    .where(isAt(userId, 'agreed', newEmail))
    .returning({ id: verification.id })
  return taken.length > 0
}
