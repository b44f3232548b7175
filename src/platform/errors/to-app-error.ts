import { AppError, type FieldIssue } from '#/domain/app-error.ts'

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

/** Reads the JSON list of issues that a failed validator throws as its message. */
function validatorIssues(error: Error): FieldIssue[] | null {
  if (!error.message.startsWith('[')) return null
  try {
    const issues: unknown = JSON.parse(error.message)
    if (!Array.isArray(issues)) return null
    return issues.map((issue: { path?: unknown[]; message?: unknown }) => ({
      field: (issue.path ?? []).map(String).join('.'),
      message: String(issue.message),
    }))
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
  const fault = databaseFault(error)
  if (fault) {
    const known = DATABASE_ERRORS[fault.code]
    return known
      ? new AppError(known.code, known.message, { values: { field: fault.constraint ?? '' } })
      : new AppError('INTERNAL', 'error.ourSide')
  }
  const issues = error instanceof Error ? validatorIssues(error) : null
  if (issues) {
    return new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
  }
  return new AppError('INTERNAL', 'error.ourSide')
}
