import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { closeDatabase, db } from '#/db/client.server.ts'
import { lockDataDir } from '#/db/embedded/data-dir-lock.ts'
import { startEmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'
import type { DemoAccount } from '#/db/seed/cast.ts'
import { hasUsers } from '#/db/seed/has-users.server.ts'
import { listDemoAccounts } from '#/db/seed/list-demo-accounts.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { accountLines } from './account-lines.ts'
import { useTrialSecret } from './trial-secret.ts'

type Say = (line: string) => void

/** What trial mode adds: a database of its own, a secret of its own, and people to try the product as. */
export type Trial = { seed: () => Promise<void>; printAccounts: () => void; close: () => Promise<void> }

async function openDatabase(dataDir: string, say: Say): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) return async () => undefined
  const cluster = await startEmbeddedPostgres({ dataDir, log: say })
  process.env.DATABASE_URL = cluster.connectionString
  return () => cluster.stop()
}

/** Throws the sentence about it when a trial of ours runs on the data directory. */
export function refuseSecondTrial(): void {
  const dataDir = resolve(env().DATA_DIR)
  if (!process.env.DATABASE_URL && existsSync(dataDir)) lockDataDir(dataDir).release()
}

/** The demo and what draws it are read only where there is none yet: most starts come after the first. */
async function seed(): Promise<void> {
  if (await hasUsers(db())) return
  const [{ hashPassword }, { seedDemo }, { storePicture }] = await Promise.all([
    import('better-auth/crypto'),
    import('#/db/seed/seed-demo.server.ts'),
    import('#/platform/storage/store-picture.server.ts'),
  ])
  await seedDemo({ hashPassword, storePicture, today: new Date() })
}

/** Opens the trial. Sets `DATABASE_URL` and `AUTH_SECRET` for the server that starts after it in this process. */
export async function openTrial(say: Say): Promise<Trial> {
  const dataDir = resolve(env().DATA_DIR)
  const close = await openDatabase(dataDir, say)
  await useTrialSecret(dataDir)
  let accounts: DemoAccount[] = []
  return {
    seed: async () => {
      await seed()
      accounts = await listDemoAccounts(db())
      await closeDatabase()
    },
    printAccounts: () => {
      for (const line of accountLines(accounts)) say(line)
      say('Every mail it would send is on /dev/mail. Ctrl-C stops everything.')
    },
    close,
  }
}
