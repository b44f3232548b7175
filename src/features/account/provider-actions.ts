import type { SignInProvider } from '#/domain/access/sign-in-provider.ts'
import { DEFAULT_NEXT_PATH, safeNextPath } from '#/domain/access/next-path.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'

/** A whole address: the library takes any path in one, and few characters in a path alone. */
const here = (path: string) => new URL(path, window.location.origin).href

function pageWithNext(page: string, next: string): string {
  return here(next === DEFAULT_NEXT_PATH ? page : `${page}?${new URLSearchParams({ next })}`)
}

/**
 * Leaves for a provider to sign in or up there; the library's client follows the address it is answered. The way back
 * leads to `next`, past the one question that somebody new is asked. Throws when the provider is not set up.
 */
export async function continueWith(provider: SignInProvider, next: string | undefined): Promise<void> {
  const authClient = await loadClient()
  const destination = safeNextPath(next)
  dataOf(
    await authClient.signIn.social({
      provider,
      callbackURL: here(destination),
      newUserCallbackURL: pageWithNext('/auth/welcome', destination),
      errorCallbackURL: pageWithNext('/auth/signin', destination),
    }),
  )
}
