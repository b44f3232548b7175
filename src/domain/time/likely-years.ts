/** Nobody who looks for work began before it. */
export const EARLIEST_YEAR = 1930
/** Certificates run long; beyond this a year is a slip of the keyboard. */
export const LATEST_YEAR = 2099
