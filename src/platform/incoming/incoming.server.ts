import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from '#/platform/env/env.server.ts'

/** What an hour old file here was left by: a server that was killed while it received or made it. */
const LEFT_OVER_MS = 3_600_000

function directory(): string {
  return resolve(env().DATA_DIR, 'incoming')
}

/** A new path for a file that is not finished yet. Nothing serves it; the directory is there. */
export async function newIncomingPath(): Promise<string> {
  await mkdir(directory(), { recursive: true, mode: 0o700 })
  return join(directory(), randomUUID())
}

/** Removes what was left unfinished on this disk more than an hour ago. What is gone by then is fine. */
export async function sweepIncoming(): Promise<void> {
  const names = await readdir(directory()).catch(() => [])
  for (const name of names) {
    const path = join(directory(), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - LEFT_OVER_MS) await rm(path, { force: true })
  }
}
