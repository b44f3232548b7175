import type { Currency } from '#/domain/money/currency.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'

/** Both names together: the full name is made of them. */
export async function changeNames(names: { firstName: string; lastName: string }): Promise<void> {
  const client = await loadClient()
  dataOf(await client.updateUser(names))
}

/** The currency in which amounts in filters are meant. */
export async function changeCurrency(currency: Currency): Promise<void> {
  const client = await loadClient()
  dataOf(await client.updateUser({ currency }))
}

export type PasswordChange = { password: string; newPassword: string; revokeOtherSessions: boolean }

/** Sets a new password for whoever knows the present one. */
export async function changePassword({ password, ...change }: PasswordChange): Promise<void> {
  const client = await loadClient()
  dataOf(await client.changePassword({ currentPassword: password, ...change }))
}

/** Asks for another address. Answers the same whether somebody has it already. */
export async function changeEmail(fields: { newEmail: string; password: string }): Promise<void> {
  const client = await loadClient()
  // The library's type does not know the password, which this product asks for.
  const body: { newEmail: string } = fields
  dataOf(await client.changeEmail(body))
}

/** Signs out every device but this one. */
export async function signOutOthers(): Promise<void> {
  const client = await loadClient()
  dataOf(await client.revokeOtherSessions())
}

/** Signs out every device, this one too. */
export async function signOutEverywhere(): Promise<void> {
  const client = await loadClient()
  dataOf(await client.revokeSessions())
}

/**
 * Deletes the caller's own account for good, by its password; '' for an account that has none. Throws conflict, with the
 * companies in its message, when the caller is the only owner of some.
 */
export async function deleteAccount(password: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.deleteUser(password === '' ? {} : { password }))
}

/** Gives an admin their own eyes back. */
export async function stopImpersonating(): Promise<void> {
  const client = await loadClient()
  dataOf(await client.admin.stopImpersonating())
}
