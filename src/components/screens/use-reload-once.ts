import { useEffect } from 'react'
import { isOutdated } from '#/lib/outdated-page.ts'
import { reloadOnce } from '#/lib/reload-once.ts'

/** Loads the page anew where a part of it is gone since the last deploy, once for each message. */
export function useReloadOnce(error: unknown): void {
  useEffect(() => {
    if (isOutdated(error)) reloadOnce(error.message)
  }, [error])
}
