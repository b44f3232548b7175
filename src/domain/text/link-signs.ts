/** What mail programs make links of, and what no name and no title has. Each is read in one pass, in what `asMailsRead` answers. */
export const LINK_SIGNS: readonly RegExp[] = [
  /:\/\/|\bwww\./iu,
  /[^\s@]@[^\s@]+\.\p{L}/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
]
