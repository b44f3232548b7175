import { queryOptions } from '@tanstack/react-query'
import type { SignInProvider } from '#/domain/access/sign-in-provider.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'

/** One way in of the signed-in person; the password's provider is called 'credential'. */
export type LinkedAccount = { id: string; providerId: string }

async function listLinkedAccounts(): Promise<LinkedAccount[]> {
  const authClient = await loadClient()
  return dataOf(await authClient.listAccounts()).map(({ id, providerId }) => ({ id, providerId }))
}

/** The ways in of the signed-in person. They are asked for in the browser, by the library's client. */
export const linkedAccountsQuery = queryOptions({
  queryKey: ['linked-accounts', 'mine'],
  queryFn: listLinkedAccounts,
})

/** Leaves for a provider to connect the account there; both ways back lead to the present page. */
export async function connectProvider(provider: SignInProvider): Promise<void> {
  const authClient = await loadClient()
  const page = `${window.location.origin}${window.location.pathname}`
  dataOf(await authClient.linkSocial({ provider, callbackURL: page, errorCallbackURL: page }))
}

/** Takes a way in away. Throws when it is the only one, or when the person signed in too long ago. */
export async function disconnectAccount(accountId: string): Promise<void> {
  const authClient = await loadClient()
  dataOf(await authClient.unlinkAccount({ accountId }))
}
