/**
 * The published jobs of a search as the map needs them, newest first: a job's number and where it lies, in degrees
 * times `DEGREE_UNITS`. `beside` are the numbers of those that have no place on it: remote ones and ones whose place
 * nobody knows. When there are more than `PINS_MAX`, `mode` says so and there is nothing else.
 */
export type Pins = {
  mode: PinsMode
  numbers: Int32Array
  lngs: Int32Array
  lats: Int32Array
  beside: Int32Array
}

export const PINS_MODES = ['all', 'too-many'] as const
export type PinsMode = (typeof PINS_MODES)[number]

/** A hundred-thousandth of a degree is about a metre. */
export const DEGREE_UNITS = 100_000

/** How many jobs one answer holds at most: 2.4 MB before it is compressed. */
export const PINS_MAX = 200_000

/** The answer began with another version than this code reads: the page is older or newer than the server. */
export const PINS_VERSION = 1

/** Bytes of a number; all of them stand with the greatest byte first, as PostgreSQL's `int4send` writes them. */
export const WORD_BYTES = 4

/** Version, mode, how many pins, how many jobs beside the map. */
export const HEADER_WORDS = 4
