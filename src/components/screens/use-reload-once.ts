import { useEffect } from 'react'

/** What browsers say of a script that is not there: most likely a deploy has put others in its place. */
const GONE =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * Loads the page anew where a part of it is gone, once for each message. The router does so for components by itself and
 * notes it under the same key; for what loads their data it does not.
 */
export function useReloadOnce(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error) || !GONE.test(error.message)) return
    const key = `tanstack_router_reload:${error.message}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
    location.reload()
  }, [error])
}
