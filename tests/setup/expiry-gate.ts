/** The advisory lock at which processes wait until all of them are there. */
export const EXPIRY_GATE = 20_261_123
