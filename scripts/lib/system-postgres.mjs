import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const OLDEST_SUPPORTED = 15

/** Debian's PostgreSQL, on which some of the server tests run: the oldest one installed that the product supports. */
export function findSystemPostgres(place = '/usr/lib/postgresql') {
  if (!existsSync(place)) return undefined
  const versions = readdirSync(place)
    .map(Number)
    .toSorted((a, b) => a - b)
  const found = versions.find(
    (version) => version >= OLDEST_SUPPORTED && existsSync(join(place, String(version), 'bin', 'initdb')),
  )
  return found && join(place, String(found))
}
