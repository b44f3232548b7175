import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditOutcome, AuditSubjectType } from '#/domain/audit/vocabulary.ts'
import { createdAt } from './columns.ts'

/** Some fields of a subject, as they were or became. */
export type AuditState = Record<string, unknown>

/** What an admin did. A trigger refuses to change or delete a row; ids alone, so that a row outlives whom it names. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    actorId: text('actor_id').notNull(),
    /** Through whose eyes the actor looked. */
    impersonatedId: text('impersonated_id'),
    action: text('action').$type<AuditAction>().notNull(),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    /** Why it was not done: the stable code of the refusal. */
    code: text('code'),
    subjectType: text('subject_type').$type<AuditSubjectType>().notNull(),
    /** Empty where the call named nobody who exists. */
    subjectId: text('subject_id'),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
  },
  (table) => [
    check('audit_entry_outcome_known', sql`${table.outcome} in ('done', 'refused', 'failed')`),
    check('audit_entry_code_says_why', sql`(${table.outcome} = 'done') = (${table.code} is null)`),
    check(
      'audit_entry_subject_type_known',
      sql`${table.subjectType} in ('user', 'organization', 'job', 'contact')`,
    ),
    index('audit_entry_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
  ],
)
