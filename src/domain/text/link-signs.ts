/** What mail programs make links of, and what no name and no title has. Each is read in one pass. */
export const LINK_SIGNS: readonly RegExp[] = [/:\/\/|\bwww\./iu, /[^\s@]@[^\s@]+\.\p{L}/u]
