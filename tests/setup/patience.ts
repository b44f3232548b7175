/** The longest that a test waits for anything. Nothing takes so long by itself: only what never comes is given up. */
export const PATIENCE_MS = 30_000

/** The longest that a test, or a hook, may run: it may wait for several things. */
export const TEST_MS = 4 * PATIENCE_MS
