import { useTestAuth } from './auth.ts'
import type { TestDatabase } from './database.ts'

type Sent = { to: string; url: string }

/** The links that the auth library had mailed, oldest first. */
export type AuthMails = { resets: Sent[]; verifications: Sent[] }

/** A database of the file's own and the product's auth on it, whose mails are kept instead of sent. */
export async function useAuthMails(): Promise<TestDatabase & AuthMails> {
  const mails: AuthMails = { resets: [], verifications: [] }
  const database = await useTestAuth({
    sendVerificationMail: async ({ email, url }) => void mails.verifications.push({ to: email, url }),
    sendResetMail: async ({ email, url }) => void mails.resets.push({ to: email, url }),
  })
  return { ...database, ...mails }
}

/** The path and the query of a mailed link, as `getAuth` takes them. */
export function pathOf(url: string | undefined): string {
  const { pathname, search } = new URL(url ?? 'nowhere:')
  return `${pathname}${search}`
}
