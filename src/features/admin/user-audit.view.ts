import type { AuditOutcome, AuditSubjectType } from '#/domain/audit/vocabulary.ts'
import type { AuditEntry } from '#/platform/audit/audit.server.ts'

/** A person or thing that an entry names; its name is null once it is gone. */
export type Named = { id: string; name: string | null }

/** A value as it was noted; what is neither a single value nor a list of texts arrives as its JSON. */
export type AuditValue = string | number | boolean | null | string[]

/** What was noted of a field; a side is absent where nothing was. */
export type AuditChange = { field: string; before?: AuditValue; after?: AuditValue }

/** An entry of the audit log as an admin reads it. */
export type UserAuditRow = {
  id: number
  at: string
  /** An action that may be younger than this code. */
  action: string
  outcome: AuditOutcome
  /** Why it was refused, or what broke. */
  code: string | null
  actor: Named
  /** Through whose eyes the actor looked. */
  through: Named | null
  subject: (Named & { type: AuditSubjectType }) | null
  /** What differs; what stayed as it was is left out. */
  changes: AuditChange[]
}

export type UserAuditPage = {
  rows: UserAuditRow[]
  /** What `before` is for the next page; null on the last. */
  next: number | null
}

/** Names by 'user:id', 'organization:id' and 'job:id'. */
export type AuditNames = ReadonlyMap<string, string>

export const auditNameKey = (type: AuditSubjectType, id: string): string => `${type}:${id}`

function toValue(value: unknown): AuditValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  return JSON.stringify(value)
}

/** Ids that name no page say nothing to a reader. */
const UNSAID = new Set(['sessionId'])

/** When a session would have ended says nothing of one that was ended. */
const isOver = ({ field, after }: AuditChange): boolean => field === 'expiresAt' && after === undefined

const sideOf = (state: AuditEntry['before'], field: string): AuditValue | undefined =>
  state && field in state ? toValue(state[field]) : undefined

function toChanges({ before, after }: AuditEntry): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !UNSAID.has(field))
    .map((field) => ({ field, before: sideOf(before, field), after: sideOf(after, field) }))
    .filter((change) => !isOver(change))
    .filter((change) => JSON.stringify(change.before ?? null) !== JSON.stringify(change.after ?? null))
}

export function toUserAuditRow(entry: AuditEntry, names: AuditNames): UserAuditRow {
  const named = (type: AuditSubjectType, id: string): Named => ({
    id,
    name: names.get(auditNameKey(type, id)) ?? null,
  })
  const { id, createdAt, action, outcome, code, actorId, impersonatedId, subjectType, subjectId } = entry
  return {
    ...{ id, at: createdAt.toISOString(), action, outcome, code },
    actor: named('user', actorId),
    through: impersonatedId === null ? null : named('user', impersonatedId),
    subject: subjectId === null ? null : { type: subjectType, ...named(subjectType, subjectId) },
    changes: toChanges(entry),
  }
}
