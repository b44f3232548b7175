import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { db, type Connection } from '#/db/client.server.ts'
import { auditEntry } from '#/db/schema/index.ts'
import type { AuditSubjectType } from '#/domain/audit/vocabulary.ts'

export type AuditEntry = typeof auditEntry.$inferSelect
type NewAuditEntry = Omit<typeof auditEntry.$inferInsert, 'id' | 'createdAt'>

/**
 * Writes one entry, in the caller's transaction where there is one: what was done and that it was done stand or fall
 * together. It stays for ever: ids, states and reasons belong into it, and neither names, addresses nor secrets.
 */
export async function recordAudit(connection: Connection, entry: NewAuditEntry): Promise<void> {
  await connection.insert(auditEntry).values(entry)
}

/** Whose entries are asked for: all, those about one thing, those by one admin, or those by one about the other. */
export type AuditFilter = { subject?: { type: AuditSubjectType; id: string }; actorId?: string }

export type AuditPage = {
  entries: AuditEntry[]
  /** What `before` is for the next page; null on the last. */
  next: number | null
}

const PAGE_MAX = 100

/**
 * Entries, the newest first, at most `limit` of those older than the entry `before`. Does not ask who wants to know.
 * Indexes audit_entry_subject and audit_entry_actor.
 */
export async function listAudit(
  { subject, actorId }: AuditFilter,
  { before, limit }: { before?: number; limit: number },
): Promise<AuditPage> {
  const size = Math.min(limit, PAGE_MAX)
  const conditions: (SQL | undefined)[] = [
    subject && and(eq(auditEntry.subjectType, subject.type), eq(auditEntry.subjectId, subject.id)),
    actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
    before === undefined ? undefined : lt(auditEntry.id, before),
  ]
  const rows = await db()
    .select()
    .from(auditEntry)
    .where(and(...conditions))
    .orderBy(desc(auditEntry.id))
    .limit(size + 1)
  const entries = rows.slice(0, size)
  return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null }
}
