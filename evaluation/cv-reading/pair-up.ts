/** Each right one with the one that was read for it, or null; and those that were read for none. */
export type Pairs<Right, Read> = { pairs: [Right, Read | null][]; left: Read[] }

/** Gives every right one what was read and is most like it, the best pairs first. What is like none at all stays left. */
export function pairUp<Right, Read>(
  right: readonly Right[],
  read: readonly Read[],
  likenessOf: (right: Right, read: Read) => number,
): Pairs<Right, Read> {
  const candidates = right
    .flatMap((one, nth) => read.map((other, place) => ({ nth, place, likeness: likenessOf(one, other) })))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness || Math.abs(a.nth - a.place) - Math.abs(b.nth - b.place))
  const taken = new Map<number, number>()
  const given = new Set<number>()
  for (const { nth, place } of candidates) {
    if (taken.has(nth) || given.has(place)) continue
    taken.set(nth, place)
    given.add(place)
  }
  return {
    pairs: right.map((one, nth) => [one, read[taken.get(nth) ?? -1] ?? null]),
    left: read.filter((_, place) => !given.has(place)),
  }
}
