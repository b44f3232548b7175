import * as z from 'zod'
import { decimal, wholeNumber } from './setting-kinds.ts'

/** An address as the driver reads it: a URL, or the directory of a socket and a name. */
const ADDRESS = /^(?:postgres(?:ql)?:\/\/|socket:|\/)\S/

/** The database and what of it the product takes. */
export const databaseEnv = {
  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  DATABASE_URL: z
    .string()
    .regex(ADDRESS, 'must be an address, as in postgres://user:password@host:5432/flightpath')
    .optional(),
  /** How many connections a server's requests and tasks take at most. */
  DATABASE_POOL_SIZE: wholeNumber({ from: 2, to: 1_000 }).default(10),
  /** The longest that one statement may take. */
  DATABASE_STATEMENT_SECONDS: decimal({ from: 1, to: 600 }).default(5),
}
