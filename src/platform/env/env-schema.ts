import * as z from 'zod'
import { databaseEnv } from './database-env.ts'
import { exchangeEnv } from './exchange-env.ts'
import { isLoopback } from './is-loopback.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { mailEnv } from './mail-env.ts'
import { mapEnv } from './map-env.ts'
import { placeEnv, placeProblems } from './place-env.ts'
import { providerEnv, providerProblems } from './provider-env.ts'
import { decimal, oneLine, webAddress, wholeNumber } from './setting-kinds.ts'
import { siteEnv } from './site-env.ts'
import { storageEnv, storageProblems } from './storage-env.ts'
import { wireEnv } from './wire-env.ts'

const AUTH_SECRET_MIN = 32

/** Nothing of the product lies below a path, and what follows a host would stand in the middle of every link. */
const isBare = (address: string) => /^\/*$/.test(new URL(address).pathname) && !/[?#]/.test(address)

const tidyList = (list: string) =>
  list
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
    .join(',')
const areKnown = (list: string) => list.split(',').every((code) => LANGUAGES.some((known) => known === code))

/**
 * Every environment variable the product reads. `.env.example` lists the same names, and a test keeps the two equal.
 * Trial mode needs none of them; production refuses to start without those of `PRODUCTION_REQUIRES`.
 */
export const envSchema = z.object({
  /** `trial` runs with nothing configured; `production` wants a database, an address, a secret and mail. */
  APP_MODE: z.enum(['trial', 'production']).default('trial'),
  PORT: wholeNumber({ from: 0, to: 65_535 }).default(3000),
  /** Address to listen on. Trial mode listens on loopback only, whatever is written here. */
  HOST: oneLine.default('0.0.0.0'),
  /** Where the embedded database, uploads and the trial's secret live. */
  DATA_DIR: oneLine.default('.data'),
  ...databaseEnv,
  /** The public address; links in mails are made from it and from nothing else. */
  BASE_URL: webAddress.refine(isBare, 'must end with its host, as in https://jobs.example.com').optional(),
  /** At least 32 characters; signs sessions and cookies. */
  AUTH_SECRET: z.string().min(AUTH_SECRET_MIN, `must have at least ${AUTH_SECRET_MIN} characters`).optional(),
  ...mailEnv,
  /** Languages to offer, as in `en,fr`. */
  LANGUAGES: z
    .string()
    .transform(tidyList)
    .refine(areKnown, `must be of ${LANGUAGES.join(' and ')}, as in ${LANGUAGES.join(',')}`)
    .default('en'),
  /** Multiplies the limits on requests in trial mode and tests; production ignores it. */
  RATE_LIMIT_FACTOR: decimal({ from: 1, to: 1_000_000 }).default(1),
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

type Source = Record<string, string | undefined>

/**
 * Takes out of an environment what is blank, and the blanks round what is not: whoever reads it elsewhere finds the same.
 * A secret that signs stays as it is, because what it has signed would be worth nothing.
 */
export function tidyEnvironment<Given extends Source>(source: Given): Given {
  for (const name of Object.keys(envSchema.shape)) {
    const value = source[name]?.trim()
    if (!value) Reflect.deleteProperty(source, name)
    else if (name !== 'AUTH_SECRET') Reflect.set(source, name, value)
  }
  return source
}

/** A line break in an address is dropped by whoever reads it, and would stand in documents that are made of it. */
const isBroken = ([name, value]: [string, string | undefined]) =>
  name in envSchema.shape && name !== 'AUTH_SECRET' && /\p{Cc}/u.test(value ?? '')

/** Reads the environment. Throws one error that lists everything wrong or missing, so that an operator fixes it once. */
export function parseEnv(source: Source): Env {
  const present = tidyEnvironment({ ...source })
  const parsed = envSchema.safeParse(present)
  const broken = Object.entries(present)
    .filter(isBroken)
    .map(([name]) => name)
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !broken.includes(String(path[0])))
  const problems = [
    ...broken.map((name) => `${name}: must be one line, without signs that nobody sees`),
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  ]
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
