import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvAgain } from '#/platform/env/env.server.ts'

const SECRET_MIN = 32

/** The secret that signs the trial's sessions: made once, kept in the data directory, readable by its owner alone. */
export async function trialSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim().length >= SECRET_MIN) return kept
  const made = randomBytes(32).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}

/** Gives the trial its secret, unless the operator has named one. */
export async function useTrialSecret(dataDir: string): Promise<void> {
  process.env.AUTH_SECRET ??= await trialSecret(dataDir)
  readEnvAgain()
}
