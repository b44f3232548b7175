/** What one process takes on. Times are in milliseconds; a test sets them small and waits for what they end. */
export type Limits = {
  /** How long the head of a request may take to come, and a new connection to say anything. */
  headMs: number
  /** How often Node looks for connections that were too slow with it. */
  headCheckMs: number
  /** How long a body may take to come; files that people upload are held to a pace instead. */
  bodyMs: number
  /** How large a body may be where `bodyBytesMax` names no other limit. */
  bodyBytes: number
  /** How long a connection may stay open between two requests. */
  idleMs: number
  /** How long nothing may move, in either direction, while a request is answered. */
  stillMs: number
  /** How many lines the head of a request may have. */
  headers: number
  /** How many connections may be open at once. */
  connections: number
}

/** The limits of the running product; how many connections it holds is the operator's choice. */
export const LIMITS: Omit<Limits, 'connections'> = {
  headMs: 60_000,
  headCheckMs: 10_000,
  bodyMs: 60_000,
  bodyBytes: 64_000,
  // Longer than proxies keep theirs, which is a minute as a rule: one would send a request where nobody listens any more.
  idleMs: 75_000,
  stillMs: 120_000,
  headers: 100,
}
