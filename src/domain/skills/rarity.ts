import type { Taxonomy } from './taxonomy/taxonomy-types.ts'

/** What everybody asks for weighs half, what one occupation of one sector asks for nearly thrice that. */
const WEIGHT_MIN = 0.5

/** From 1 for what nothing has to 0 for what all have. */
const rarityAmong = (having: number, all: number) => Math.log((all + 1) / (having + 1)) / Math.log(all + 1)

/**
 * The weight of each skill by its id: the fewer occupations and sectors of the taxonomy it is typical for, the more it
 * says of a person. What is typical for none, and what nobody listed, weighs as if it were for one.
 *
 * @example weighByRarity(taxonomy)(null) // 1.35, for what nobody listed
 */
export function weighByRarity({ occupations }: Pick<Taxonomy, 'occupations'>): (id: number | null) => number {
  const users = new Map<number, { occupations: number; sectors: Set<string> }>()
  for (const { skills, sector } of occupations.values()) {
    for (const id of skills) {
      const used = users.get(id) ?? { occupations: 0, sectors: new Set() }
      used.occupations += 1
      used.sectors.add(sector)
      users.set(id, used)
    }
  }
  const sectors = new Set([...occupations.values()].map(({ sector }) => sector)).size
  const weigh = (inOccupations: number, inSectors: number) =>
    WEIGHT_MIN + (rarityAmong(inOccupations, occupations.size) + rarityAmong(inSectors, sectors)) / 2
  const weights = new Map([...users].map(([id, used]) => [id, weigh(used.occupations, used.sectors.size)]))
  const rare = occupations.size === 0 ? 1 : weigh(1, 1)
  return (id) => (id === null ? rare : (weights.get(id) ?? rare))
}
