import * as z from 'zod'
import { wholeNumber, yesOrNo } from './setting-kinds.ts'

const PROXIES = { from: 0, to: 9 }
const trustedProxies = z.union(
  [wholeNumber(PROXIES), yesOrNo.transform((isTrusted) => (isTrusted ? 1 : 0))],
  { error: `must be a whole number from ${PROXIES.from} to ${PROXIES.to}, true or false` },
)

/** The variables of how the server is reached. */
export const wireEnv = {
  /** How many proxies of the operator's own stand before the server, each adding to X-Forwarded-For; `true` is one. */
  TRUST_PROXY: trustedProxies.default(0),
  /** How many connections one process holds at once; each takes some 35 kB and an open file. */
  MAX_CONNECTIONS: wholeNumber({ from: 10, to: 1_000_000 }).default(10_000),
  /** How many seconds `/readyz` says that the server is about to go before it takes no more requests. */
  DRAIN_SECONDS: wholeNumber({ from: 0, to: 300 }).optional(),
}

const PRODUCTION_DRAIN_S = 5

type Set = { APP_MODE: 'trial' | 'production'; DRAIN_SECONDS?: number }

/** How long a server that stops announces it, in milliseconds. Nobody waits for a trial. */
export function drainMs({ APP_MODE, DRAIN_SECONDS }: Set): number {
  return 1_000 * (DRAIN_SECONDS ?? (APP_MODE === 'production' ? PRODUCTION_DRAIN_S : 0))
}

/** Whether all visitors would count as one: without TLS of our own there must be a proxy, and it is not looked through. */
export function hidesVisitors(set: { BASE_URL?: string; TRUST_PROXY: number }): boolean {
  return set.TRUST_PROXY === 0 && (set.BASE_URL ?? '').startsWith('https:')
}
