import type { ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { parseEnv, tidyEnvironment, type Env } from './env-schema.ts'

let current: Env | undefined

/** The validated environment; read once, and tidied for whoever reads the process's own. */
export function env(): Env {
  current ??= parseEnv(tidyEnvironment(process.env))
  return current
}

/** Has the environment read anew: the start has added what the operator need not name. */
export function readEnvAgain(): void {
  current = undefined
}

/** The public address without a slash at the end. In trial mode it follows the port. */
export function baseUrl(): string {
  const { BASE_URL, PORT } = env()
  return (BASE_URL ?? `http://localhost:${PORT}`).replace(/(?<!\/)\/+$/, '')
}

/** Whether this is the trial mode, which binds to loopback and shows its mailbox. */
export function isTrial(): boolean {
  return env().APP_MODE === 'trial'
}

/** What the operator says that money is worth; null when they say nothing, and then only equal currencies compare. */
export function exchangeRates(): ExchangeRates | null {
  return env().EXCHANGE_RATES ?? null
}
