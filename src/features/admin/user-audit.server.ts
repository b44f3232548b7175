import { inArray } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization, user } from '#/db/schema/index.ts'
import type { AuditSubjectType } from '#/domain/audit/vocabulary.ts'
import { listAudit, type AuditEntry } from '#/platform/audit/audit.server.ts'
import type { UserAuditRequest } from './user-account.schema.ts'
import { auditNameKey, toUserAuditRow, type AuditNames, type UserAuditPage } from './user-audit.view.ts'

const ROWS_PER_PAGE = 20

type NamedRow = { id: string; name: string }

/** What things of each kind are called, by their primary keys. Messages have no name. */
const NAMES: Record<AuditSubjectType, (ids: string[]) => Promise<NamedRow[]>> = {
  user: (ids) => db().select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids)),
  organization: (ids) =>
    db()
      .select({ id: organization.id, name: organization.name })
      .from(organization)
      .where(inArray(organization.id, ids)),
  job: (ids) => db().select({ id: job.id, name: job.title }).from(job).where(inArray(job.id, ids)),
  contact: () => Promise.resolve([]),
}

function idsOf(entries: AuditEntry[], type: AuditSubjectType): string[] {
  const subjects = entries.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)
  const people = type === 'user' ? entries.flatMap((entry) => [entry.actorId, entry.impersonatedId]) : []
  return [...new Set([...subjects, ...people])].filter((id) => id !== null)
}

/** One statement for each kind that the entries name. */
async function listNames(entries: AuditEntry[]): Promise<AuditNames> {
  const kinds: AuditSubjectType[] = ['user', 'organization', 'job']
  const named = await Promise.all(
    kinds.map(async (type) => {
      const ids = idsOf(entries, type)
      const rows = ids.length === 0 ? [] : await NAMES[type](ids)
      return rows.map(({ id, name }): [string, string] => [auditNameKey(type, id), name])
    }),
  )
  return new Map(named.flat())
}

/** A page of the audit log, the newest first: about one person, or of what they did. */
export async function findUserAudit({ id, side, before }: UserAuditRequest): Promise<UserAuditPage> {
  const filter = side === 'about' ? { subject: { type: 'user' as const, id } } : { actorId: id }
  const { entries, next } = await listAudit(filter, { before, limit: ROWS_PER_PAGE })
  const names = await listNames(entries)
  return { rows: entries.map((entry) => toUserAuditRow(entry, names)), next }
}
