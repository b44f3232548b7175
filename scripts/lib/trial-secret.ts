import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs the trial's sessions: made once, kept in the data directory, readable by its owner alone. */
export async function trialSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}
