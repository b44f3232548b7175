import { closeDatabase } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'

type Hooks = Parameters<typeof configureAuth>[0]

const ORIGIN = 'http://localhost:3000'

/** A call of the auth library's endpoints, as the server answers it. */
export function post(path: string, body: object): Promise<Response> {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const url = `${ORIGIN}/api/auth${path}`
  return answerAuthRequest(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** A throwaway database with the product's own auth on it, whose limits let a benchmark pass. */
export async function openAuthStage(hooks: Hooks): Promise<{ stop: () => Promise<void> }> {
  const { connectionString, stop } = await startThrowawayPostgres()
  Object.assign(process.env, {
    ...{ DATABASE_URL: connectionString, BASE_URL: ORIGIN, AUTH_SECRET: 'benchmarks-only-'.repeat(3) },
    ...{ APP_MODE: 'trial', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'silent' },
  })
  await migrateDatabase(connectionString)
  configureAuth(hooks)
  return {
    stop: async () => {
      await closeDatabase()
      await stop()
    },
  }
}
