import * as z from 'zod'
import { databaseEnv } from './database-env.ts'
import { exchangeEnv } from './exchange-env.ts'
import { isLoopback } from './is-loopback.ts'
import { mapEnv } from './map-env.ts'
import { placeEnv, placeProblems } from './place-env.ts'
import { providerEnv, providerProblems } from './provider-env.ts'
import { siteEnv } from './site-env.ts'
import { storageEnv, storageProblems } from './storage-env.ts'
import { wireEnv } from './wire-env.ts'

const port = z.coerce.number().int().min(0).max(65535)
const optionalUrl = z.url().optional()

/**
 * Every environment variable the product reads. `.env.example` lists the same names, and a test keeps the two equal.
 * Trial mode needs none of them; production refuses to start without those of `PRODUCTION_REQUIRES`.
 */
export const envSchema = z.object({
  /** `trial` runs with nothing configured; `production` wants a database, an address, a secret and mail. */
  APP_MODE: z.enum(['trial', 'production']).default('trial'),
  PORT: port.default(3000),
  /** Address to listen on. Trial mode listens on loopback only, whatever is written here. */
  HOST: z.string().default('0.0.0.0'),
  /** Where the embedded database, uploads and the trial's secret live. */
  DATA_DIR: z.string().default('.data'),
  ...databaseEnv,
  /** The public address; links in mails are made from it and from nothing else. */
  BASE_URL: optionalUrl,
  /** At least 32 characters; signs sessions and cookies. */
  AUTH_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Flightpath <no-reply@example.com>'),
  /** Where messages of the contact form go. */
  CONTACT_EMAIL: z.email().optional(),
  /** Languages to offer, as in `en,fr`. */
  LANGUAGES: z.string().default('en'),
  /** Multiplies the limits on requests in trial mode and tests; production ignores it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...exchangeEnv,
  ...mapEnv,
  ...placeEnv,
  ...storageEnv,
  ...providerEnv,
  ...siteEnv,
  ...wireEnv,
})

export type Env = z.infer<typeof envSchema>

/** What production mode cannot do without. */
export const PRODUCTION_REQUIRES = ['DATABASE_URL', 'BASE_URL', 'AUTH_SECRET', 'SMTP_URL'] as const

/**
 * Reads the environment. Throws one error that lists everything wrong or missing, so that an operator fixes it once.
 * Empty variables count as unset.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(present)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (present.APP_MODE === 'production') {
    for (const name of PRODUCTION_REQUIRES) if (!present[name]) problems.push(`${name}: missing`)
  }
  problems.push(...placeProblems(present), ...storageProblems(present), ...providerProblems(present))
  // The trial has known passwords and an open mailbox: it must not be taken for the real thing.
  if (parsed.data?.APP_MODE === 'trial' && parsed.data.BASE_URL && !isLoopback(parsed.data.BASE_URL)) {
    problems.push('APP_MODE: must be production when BASE_URL is not an address of this machine')
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The configuration is not complete:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
  return parsed.data
}
