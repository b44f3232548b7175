import * as z from 'zod'
import { AppError, type FieldIssue } from '#/domain/app-error.ts'
import { passingFault } from './passing-fault.ts'

/** The SQLSTATE codes a person can do something about (PostgreSQL, appendix A). */
const DATABASE_ERRORS: Record<string, { code: 'CONFLICT' | 'INVALID' | 'NOT_FOUND'; message: string }> = {
  '23505': { code: 'CONFLICT', message: 'error.recordExists' },
  '23503': { code: 'CONFLICT', message: 'error.relatedRecord' },
  '23502': { code: 'INVALID', message: 'error.invalid' },
  '23514': { code: 'INVALID', message: 'error.invalid' },
  '22001': { code: 'INVALID', message: 'error.invalid' },
  '22003': { code: 'INVALID', message: 'error.invalid' },
  '22P02': { code: 'INVALID', message: 'error.invalid' },
  '22021': { code: 'INVALID', message: 'error.invalid' },
  // Ours: the triggers of the table `member`.
  FP001: { code: 'CONFLICT', message: 'error.lastOwner' },
  FP002: { code: 'CONFLICT', message: 'error.auth.likesKeepIndividual' },
  // Of the table `job`: a transition that no rule allows.
  FP003: { code: 'CONFLICT', message: 'job.transition.wrongStatus' },
}

/** What is unique, by the name of its constraint, in a word for people; other constraints are not for reading. */
const UNIQUE_FIELDS: Record<string, string> = {
  user_email_unique: 'email',
  organization_slug_unique: 'name',
  job_import_key_unique: 'import key',
}

type DatabaseFault = { code: string; constraint?: string }

function databaseFault(error: unknown): DatabaseFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
      const constraint = 'constraint' in cause ? cause.constraint : undefined
      return { code: cause.code, constraint: typeof constraint === 'string' ? constraint : undefined }
    }
  }
  return null
}

/** An issue as zod writes it; any other list is the text of some fault. */
const issuesSchema = z
  .array(
    z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() }),
  )
  .min(1)

/** Where a schema names no text of ours, the validator's own words are for programmers. */
const keyOr = (message: string) => (/^\w+(\.\w+)+$/.test(message) ? message : 'error.invalid')

/** Reads the JSON list of issues that a failed validator throws as its message. */
function validatorIssues(error: Error): FieldIssue[] | null {
  if (!error.message.startsWith('[')) return null
  try {
    const issues = issuesSchema.safeParse(JSON.parse(error.message))
    return issues.success
      ? issues.data.map(({ path, message }) => ({
          field: path.map(String).join('.'),
          message: keyOr(message),
        }))
      : null
  } catch {
    return null
  }
}

/**
 * Turns whatever was thrown into a refusal that may leave the server. Messages of the database hold SQL and every
 * parameter: only the kind of the fault survives.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const passing = passingFault(error)
  if (passing) return passing
  const fault = databaseFault(error)
  if (fault) {
    const known = DATABASE_ERRORS[fault.code]
    return known
      ? new AppError(known.code, known.message, {
          values: { field: UNIQUE_FIELDS[fault.constraint ?? ''] ?? 'record' },
        })
      : new AppError('INTERNAL', 'error.ourSide')
  }
  const issues = error instanceof Error ? validatorIssues(error) : null
  if (issues) {
    return new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
  }
  return new AppError('INTERNAL', 'error.ourSide')
}
