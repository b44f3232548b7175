import { createContext, useContext } from 'react'

/** What follows when the signed-in person's own place in the company changed: go on to `href`, or stay and ask anew. */
export type OnSessionChange = (href?: string) => Promise<void>

/** The route knows how; see `useOnSessionChange`. */
export const SessionChanges = createContext<OnSessionChange>(async () => undefined)

/** Everything that was loaded for them is asked for anew. */
export function useOnSessionChange(): OnSessionChange {
  return useContext(SessionChanges)
}
