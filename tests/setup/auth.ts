import type { AuthHooks } from '#/platform/auth/auth-hooks.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { useTestDatabase, type TestDatabase } from './database.ts'

const nothing = async () => undefined

/** Hooks whose mails go nowhere. */
export const NO_MAILS: AuthHooks = {
  sendVerificationMail: nothing,
  sendResetMail: nothing,
  sendChangeEmailMail: nothing,
  sendNotice: nothing,
  sendInvitationMail: nothing,
}

/** A database of the file's own, and the product's own auth on it; mails go where `hooks` say, else nowhere. */
export async function useTestAuth(hooks: Partial<AuthHooks> = {}): Promise<TestDatabase> {
  const database = await useTestDatabase()
  configureAuth({ ...NO_MAILS, ...hooks })
  return database
}
