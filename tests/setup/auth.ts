import { configureAuth } from '#/platform/auth/auth.server.ts'
import { useTestDatabase, type TestDatabase } from './database.ts'

const nothing = async () => undefined

/** A database of the file's own, and the product's own auth on it, whose mails go nowhere. */
export async function useTestAuth(): Promise<TestDatabase> {
  const database = await useTestDatabase()
  configureAuth({ sendVerificationMail: nothing, sendResetMail: nothing, sendInvitationMail: nothing })
  return database
}
