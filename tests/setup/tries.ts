const MOST_WHEN_QUICK = 100

/** How often chance tries a costly property: fewer times while validating, where it will soon be tried again. */
export const tries = (often: number): number => (process.env.QUICK ? Math.min(often, MOST_WHEN_QUICK) : often)
