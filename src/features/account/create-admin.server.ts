import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { mailResetLink } from '#/platform/auth/links/mail-reset-link.server.ts'
import { signUpSchema } from './account.schema.ts'

/** Who an admin is: what signing up asks for, by the same rules. Without a password one is chosen by a mailed link. */
export const newAdminSchema = signUpSchema
  .omit({ type: true })
  .extend({ password: signUpSchema.shape.password.optional() })

export type NewAdmin = z.infer<typeof newAdminSchema>

/** Reads the unique key of `user.email`. */
async function isTaken(email: string): Promise<boolean> {
  return (await db().$count(user, eq(user.email, email.toLowerCase()))) > 0
}

/**
 * Makes an admin whose address counts as confirmed, since whoever may run this owns the server. The auth library
 * writes the account and hashes the password; without one it has the link to choose it mailed. Throws conflict when
 * the address belongs to somebody: nobody is made an admin by accident. Where the link cannot be queued the admin is
 * there, and it throws.
 */
export async function createAdmin({ email, firstName, lastName, password }: NewAdmin): Promise<void> {
  if (await isTaken(email)) throw new AppError('CONFLICT', 'error.auth.userExists', { field: 'email' })
  const data = { firstName, lastName, type: 'Admin', emailVerified: true }
  const body = { email, password, name: `${firstName} ${lastName}`, role: 'admin' as const, data }
  const { user: made } = await auth().api.createUser({ body })
  const isAdmin = and(eq(user.id, made.id), eq(user.type, 'Admin'), eq(user.platformRole, 'admin'))
  if ((await db().$count(user, isAdmin)) !== 1) throw new Error('The new account is not an admin')
  if (password === undefined) await mailResetLink(email)
}
