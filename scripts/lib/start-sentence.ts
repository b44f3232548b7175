import { resolve } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { dataDirFault } from '#/db/embedded/data-dir-fault.ts'

/** The settings that a sentence may name, as the environment holds them. */
type Settings = { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined }

/** What of the database's address may be shown: never its password. */
type Address = { where: string; host: string; user: string; database: string }

const SHAPE = 'as in postgres://user:password@host:5432/flightpath'

/** As it was meant; where that cannot be known, as it was written. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function addressOf(connectionString: string | undefined): Address {
  try {
    const url = new URL(connectionString ?? '')
    const host = url.searchParams.get('host') ?? url.hostname
    const user = plain(url.username) || 'the system’s user'
    const where = `${host || 'localhost'}${url.port && `:${url.port}`}`
    return { where, host, user, database: plain(url.pathname.slice(1)) || user }
  } catch {
    return { where: 'that address', host: 'there', user: 'its user', database: 'of that name' }
  }
}

type Say = (address: Address, message: string) => string

const UNANSWERED: Say = ({ where }) =>
  `The database at ${where} (DATABASE_URL) does not answer. It may be stopped, busy, or behind a firewall.`
const NOBODY: Say = ({ where }) =>
  `No database answers at ${where}. Is PostgreSQL running there? Look at the host and the port of DATABASE_URL.`
const UNKNOWN_HOST: Say = ({ host }) => `The host ${host} of DATABASE_URL is not known to this machine.`
const BROKEN_OFF: Say = ({ where }) =>
  `What listens at ${where} (DATABASE_URL) broke the connection off. Is it PostgreSQL? Look at its log.`
const UNTRUSTED: Say = ({ where }, message) =>
  `The certificate of the database at ${where} is not trusted (${message}). Look at sslmode and sslrootcert in DATABASE_URL.`
const UNREADABLE: Say = () => `DATABASE_URL cannot be read. It must be an address, ${SHAPE}.`
const POOLER: Say = ({ where }, message) =>
  `The pooler at ${where} (DATABASE_URL) refuses what Flightpath says when it connects (${message}). docs/operations.md says under "Poolers" how to set it up.`

/** Of a file that cannot be read, or holds no certificate or key. */
const FILE_FAULT = /^E[A-Z]+: [^,]*, (?:open|read)\b|PEM|ASN1|x509|key values mismatch|bad decrypt/i
const NAMES_FILES = /[?&]ssl(?:rootcert|cert|key)=/
const FILE = (message: string) =>
  `A file that DATABASE_URL names cannot be used (${message}). Look at sslrootcert, sslcert and sslkey there.`

/** By the code of PostgreSQL (its appendix A), of the system or of Node. */
const BY_CODE: Record<string, Say> = {
  ECONNREFUSED: NOBODY,
  ENOENT: NOBODY,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ETIMEDOUT: UNANSWERED,
  EHOSTUNREACH: UNANSWERED,
  ENETUNREACH: UNANSWERED,
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
  ERR_INVALID_URL: UNREADABLE,
  '28P01': ({ where, user }) =>
    `The database at ${where} refuses the password of ${user}. Look at DATABASE_URL.`,
  '28000': ({ where, user }, message) =>
    `The database at ${where} does not let ${user} in (${message}). Look at DATABASE_URL and at the server's pg_hba.conf.`,
  '3D000': ({ where, database }) =>
    `There is no database ${database} at ${where}. Make it with: create database "${database}" encoding 'UTF8' template template0. Or look at DATABASE_URL.`,
  '42501': ({ user, database }, message) =>
    `${user} may not do in the database ${database} what Flightpath needs (${message}). Make them its owner, or look at DATABASE_URL.`,
  '53300': ({ where }) =>
    `The database at ${where} (DATABASE_URL) has no connection left. Raise its max_connections, lower DATABASE_POOL_SIZE, or end what holds them.`,
  '53100': ({ where }) => `The disk of the database at ${where} (DATABASE_URL) is full. Make room there.`,
  '57P03': ({ where }) =>
    `The database at ${where} (DATABASE_URL) is starting or stopping. Start again in a moment.`,
  '25006': ({ where }) =>
    `The database at ${where} only reads, as a standby does. DATABASE_URL must name the primary.`,
}

/** By the driver's words, where it has no code. */
const BY_WORDS: [RegExp, Say][] = [
  [/^unsupported startup parameter/i, POOLER],
  [/^timeout exp|^timeout exceeded|Query read timeout|connection timeout/, UNANSWERED],
  [/^SASL.*password must be/s, () => `DATABASE_URL holds no password, and the database wants one.`],
  [
    /does not support SSL/,
    ({ where }) => `The database at ${where} speaks no TLS. Take sslmode out of DATABASE_URL.`,
  ],
  [
    /^(?:self.signed certificate|unable to (?:get|verify)|certificate |Hostname\/IP does not match)/i,
    UNTRUSTED,
  ],
  [/^Connection terminated/, BROKEN_OFF],
  [/^URI malformed|^Invalid URL/, UNREADABLE],
]

/** What a query failed of, without the query; of a name with several addresses, what the first one said. */
function bareFault(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return bareFault(error.cause)
  return error instanceof AggregateError && error.errors.length > 0 ? bareFault(error.errors[0]) : error
}

/** A file that is not there is the database's where it is the socket's. */
function codeOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  return code === 'ENOENT' && !('address' in error) ? '' : code
}

function databaseSentence(fault: Error, address: Address): string | null {
  const { message } = fault
  const say = BY_WORDS.find(([words]) => words.test(message))?.[1] ?? BY_CODE[codeOf(fault)]
  if (say) return say(address, message)
  if (!('severity' in fault)) return null
  return `The database at ${address.where} (DATABASE_URL) refuses to work: ${message}.`
}

/**
 * What to say to the operator when a start fails: the setting and what is wrong with it, in one sentence, without a stack
 * and without a password. Our own errors are such sentences already.
 */
export function startSentence(error: unknown, settings: Settings = process.env): string {
  const fault = bareFault(error)
  if (!(fault instanceof Error)) return String(fault)
  const ofDataDir = dataDirFault(fault, resolve(settings.DATA_DIR || '.data'))
  if (NAMES_FILES.test(settings.DATABASE_URL ?? '') && FILE_FAULT.test(fault.message))
    return FILE(fault.message)
  return ofDataDir?.message ?? databaseSentence(fault, addressOf(settings.DATABASE_URL)) ?? fault.message
}
