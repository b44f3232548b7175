/** What may be kept of an error, in a log or in the queue: what stands round one of the database holds its values. */
export function withoutQuery(error: unknown): { name: string; message: string; stack: string | undefined } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { name: typeof cause, message: 'not an error', stack: undefined }
  const { name, message, stack } = cause
  return { name, message, stack }
}
