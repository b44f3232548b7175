type Limits = { namesMax: number; pairsMax: number }

/**
 * Reads names once and keeps what they were read as, with whatever of pairs is kept beside it: all of it is forgotten
 * before it is too much. Whoever keeps something of a pair says so with `notePair`.
 */
export function keepReads<Read>(read: (name: string) => Read, { namesMax, pairsMax }: Limits) {
  let reads = new Map<string, Read>()
  let pairs = 0

  function forget() {
    reads = new Map()
    pairs = 0
  }

  return {
    readOnce: (name: string): Read => {
      if (pairs >= pairsMax) forget()
      const known = reads.get(name)
      if (known) return known
      if (reads.size >= namesMax) forget()
      const made = read(name)
      reads.set(name, made)
      return made
    },
    notePair: () => {
      pairs += 1
    },
  }
}
