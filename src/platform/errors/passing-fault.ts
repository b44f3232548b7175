import { AppError } from '#/domain/app-error.ts'

/** When to come back after a fault that passes, in seconds. */
export const TRY_AGAIN_SECONDS = 5
/** Somebody has to make room first. */
const MAKE_ROOM_SECONDS = 30
const FULL_STATUS = 507

/** The disk of the database is full: what it holds can be read, and nothing be written. */
const DISK_FULL: ReadonlySet<string> = new Set(['53100'])
const NO_ROOM: ReadonlySet<string> = new Set([...DISK_FULL, 'ENOSPC', 'EDQUOT'])

/**
 * What PostgreSQL says while it or the way to it is away for a time (appendix A): the connection (08), a role or a
 * database that is refused (28, 3D000), a standby that only reads (25006), limits of time in a transaction (25P03, 25P04),
 * two that wait for each other or write the same (40), what it has too little of (53), what somebody else holds (55006,
 * 55P03), an operator's act or a cut statement (57), its disk (58030), and a view of the rows that is gone (72).
 */
const SQL_STATES = /^(?:08...|28...|3D000|25006|25P0[34]|40...|53...|55006|55P03|57...|58030|72...)$/

/** What the operating system and Node say of a connection that is refused, broken or not to be had. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN'],
  ...['ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE'],
  ...['ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_DESTROYED'],
])

/** Whatever is wrong while a connection is opened passes: the file of a socket, for one, comes with its server. */
const OPENING = new Set(['connect', 'getaddrinfo'])

/** The driver and its pool have no codes of their own: their words when no connection came, one broke, or made no sense. */
const WORDS = new RegExp(
  [
    '^timeout exceeded when trying to connect',
    '^timeout expired',
    '^Connection terminated',
    '^Query read timeout',
    '^[Rr]eceived (?:invalid response|unexpected)',
    '^SASL: ',
    '^There was an error establishing an SSL connection',
    '^The server does not support SSL',
    '^Client has encountered a connection error and is not queryable',
    '^Client was closed and is not queryable',
    '^Cannot use a pool after calling end on the pool',
  ].join('|'),
)

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause
    // Of a name with several addresses each has its own error.
    if (cause instanceof AggregateError) for (const part of cause.errors) yield* causesOf(part)
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
const callOf = (error: Error) => ('syscall' in error ? String(error.syscall) : '')

function passes(error: Error): boolean {
  const code = codeOf(error)
  // PostgreSQL ended the session, for whatever reason: the next one may be let in.
  if ('severity' in error && error.severity === 'FATAL') return true
  return (
    SQL_STATES.test(code) || SYSTEM_CODES.has(code) || OPENING.has(callOf(error)) || WORDS.test(error.message)
  )
}

const hasCode = (error: unknown, codes: ReadonlySet<string>) =>
  [...causesOf(error)].some((cause) => codes.has(codeOf(cause)))

/** Whether something failed because a disk, of the database or of our own, has no room left. */
export const lacksRoom = (error: unknown): boolean => hasCode(error, NO_ROOM)

/** The refusal for a fault that passes by itself, with when to come back; null for any other fault. */
export function passingFault(error: unknown): AppError | null {
  if (hasCode(error, DISK_FULL)) {
    const details = { status: FULL_STATUS, retryAfterSeconds: MAKE_ROOM_SECONDS }
    return new AppError('UNAVAILABLE', 'error.full', details)
  }
  if (![...causesOf(error)].some(passes)) return null
  return new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
}
