import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { chooseRunAs, commandAs } from '#/db/embedded/run-as.ts'
import { pickPort } from '../../scripts/lib/pick-port.mjs'
import { eventually } from './eventually.ts'

/** Debian puts it beside what administrators run. */
const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find((it) => spawnSync(it, ['--version']).status === 0)

/** Whether there is a PgBouncer on this machine to test with. */
export const hasPgbouncer = PROGRAM !== undefined

/** Starts a PgBouncer before a database for one test, and answers the database's address by way of it. */
export async function startPgbouncer(connectionString: string, settings: string): Promise<string> {
  const url = new URL(connectionString)
  const [port, directory] = [await pickPort(), mkdtempSync(join(tmpdir(), 'flightpath-pgbouncer-'))]
  const host = url.searchParams.get('host') ?? url.hostname
  const target = `host=${host} port=${url.port || 5432} user=${url.username} password=${decodeURIComponent(url.password)}`
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]\n* = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\nunix_socket_dir =\n${settings}\n`,
  )
  // It refuses to run as root, as PostgreSQL does.
  const command = commandAs(chooseRunAs(), PROGRAM ?? '', [file])
  const child = spawn(command.file, command.args, { ...command.options, stdio: 'ignore' })
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    rmSync(directory, { recursive: true })
  })
  const address = new URL(connectionString)
  address.searchParams.delete('host')
  Object.assign(address, { hostname: '127.0.0.1', port: String(port) })
  await eventually(async () => {
    const client = new Client({ connectionString: address.href })
    await client.connect()
    await client.end()
  })
  return address.href
}
