import { hashPassword } from 'better-auth/crypto'
import { resolve } from 'node:path'
import { closeDatabase, db } from '#/db/client.server.ts'
import { startEmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { seedDemo } from '#/db/seed/seed-demo.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { storePicture } from '#/platform/storage/store-picture.server.ts'
import { trialSecret } from './trial-secret.ts'

type Say = (line: string) => void

/** What trial mode adds: a database of its own, a secret of its own, and people to try the product as. */
export type Trial = { seed: () => Promise<void>; printAccounts: () => void; close: () => Promise<void> }

async function openDatabase(dataDir: string, say: Say): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) return async () => undefined
  const cluster = await startEmbeddedPostgres({ dataDir, log: say })
  process.env.DATABASE_URL = cluster.connectionString
  return () => cluster.stop()
}

/** Opens the trial. Sets `DATABASE_URL` and `AUTH_SECRET` for the server that starts after it in this process. */
export async function openTrial(say: Say): Promise<Trial> {
  const dataDir = resolve(env().DATA_DIR)
  const close = await openDatabase(dataDir, say)
  process.env.AUTH_SECRET ??= await trialSecret(dataDir)
  return {
    seed: async () => {
      await seedDemo({ db: db(), hashPassword, storePicture, today: new Date() })
      await closeDatabase()
    },
    printAccounts: () => {
      say(`Try it as one of these people; the password is ${DEMO_PASSWORD}`)
      for (const account of DEMO_ACCOUNTS) say(`  ${account.type.padEnd(11)} ${account.email}`)
      say('\nEvery mail it would send is on /dev/mail. Ctrl-C stops everything.')
    },
    close,
  }
}
