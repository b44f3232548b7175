/** Stable codes of every refusal; clients may rely on them. */
export const ERROR_STATUS = {
  INVALID: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TOO_LARGE: 413,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** One invalid field: its path ('name', 'work.0.position') and a message key or finished text. */
export type FieldIssue = { field: string; message: string }

export type AppErrorDetails = {
  field?: string
  values?: Record<string, string | number>
  issues?: FieldIssue[]
  /** When it is worth asking again; answered as the header Retry-After. */
  retryAfterSeconds?: number
  /** Where HTTP has a word that says more than the code's own: 408 for who sends too slowly, 507 for a full disk. */
  status?: number
}

/**
 * A refusal that a person may read. `message` is a key of the translations ('error.recordNotFound') until the edge
 * translates it; a text that is no key is shown as it is.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field?: string
  readonly values?: Record<string, string | number>
  readonly issues?: FieldIssue[]
  readonly retryAfterSeconds?: number
  /** The HTTP status that goes with the refusal; mostly the code's own. */
  readonly status: number

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.field = details.field
    this.values = details.values
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.status = details.status ?? ERROR_STATUS[code]
  }
}

/** The refusal for a thing that is not there, or that this person may not see: the two look the same. */
export function notFoundError(): AppError {
  return new AppError('NOT_FOUND', 'error.recordNotFound')
}

/** Whether a refusal ends by itself: the server was busy, or somebody asked too often. */
export const passesSoon = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'RATE_LIMITED')
