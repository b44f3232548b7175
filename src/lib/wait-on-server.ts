import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * What a page as it is sent should hold, and what a page that is drawn in the browser need not wait for: there it comes
 * when it comes.
 */
export const waitOnServer = createIsomorphicFn()
  .server((work: Promise<void>): Promise<void> | null => work)
  .client((): Promise<void> | null => null)
