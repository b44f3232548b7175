import { reloadOnce } from './reload-once.ts'

/**
 * Thrown in a page that is older than the server: a file or a call of it is gone, and only loading it anew helps. `what`
 * are the words of whoever missed it. The message begins otherwise: by its first words the router would know such an
 * error of a browser, and load the page anew whatever was typed.
 */
export class OutdatedPage extends Error {
  constructor(what: string) {
    super(`Gone: ${what}`)
  }
}

/** Whether something failed because there is a new version of the product since the page was opened. */
export const isOutdated = (error: unknown): error is OutdatedPage => error instanceof OutdatedPage

/** The event of the window by which the page is to say that there is a new version. */
export const OUTDATED_EVENT = 'outdated'

/**
 * When something failed because there is a new version, loads the page anew, or has it say so where that would lose what
 * was typed or has not helped. Answers whether it was for that.
 */
export function tellIfOutdated(error: unknown): boolean {
  if (!isOutdated(error)) return false
  if (!reloadOnce(error.message)) dispatchEvent(new Event(OUTDATED_EVENT))
  return true
}
