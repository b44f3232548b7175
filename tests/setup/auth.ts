import type { AuthHooks } from '#/platform/auth/auth-hooks.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { NO_MAILS } from '#tests/fakes/no-mails.ts'
import { useTestDatabase, type TestDatabase } from './database.ts'

/** A database of the file's own, and the product's own auth on it; mails go where `hooks` say, else nowhere. */
export async function useTestAuth(hooks: Partial<AuthHooks> = {}): Promise<TestDatabase> {
  const database = await useTestDatabase()
  configureAuth({ ...NO_MAILS, ...hooks })
  return database
}
