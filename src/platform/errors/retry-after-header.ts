import type { AppError } from '#/domain/app-error.ts'

/** The header that says when to come back, in seconds, when a refusal knows it; else no header. */
export function retryAfterHeader({ retryAfterSeconds }: AppError): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
}
