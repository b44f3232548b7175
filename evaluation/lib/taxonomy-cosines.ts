import type { Similarity } from '#/domain/skills/taxonomy-skill-matcher.ts'
import type { Skill, Taxonomy } from '#/domain/skills/taxonomy/taxonomy-types.ts'
import type { Random } from './draw.ts'

const PAIRS = 20_000

/** Neither neighbours nor neighbours of one. */
function areApart(one: Skill, other: Skill): boolean {
  const near = new Set([one.id, ...one.neighbours])
  return !near.has(other.id) && !other.neighbours.some((id) => near.has(id))
}

/** Of pairs of skills that have nothing to do with each other, drawn from one sector or from two. */
export function unrelatedCosines(
  taxonomy: Taxonomy,
  isOneSector: boolean,
  similarity: Similarity,
  random: Random,
): number[] {
  const skills = [...taxonomy.skills.values()]
  const cosines: number[] = []
  while (cosines.length < PAIRS) {
    const [one, other] = random.some(skills, 2)
    if (!one || !other) break
    if ((one.sector === other.sector) === isOneSector && areApart(one, other)) {
      cosines.push(similarity(one.name, other.name))
    }
  }
  return cosines
}

export function neighbourCosines(taxonomy: Taxonomy, similarity: Similarity): number[] {
  return [...taxonomy.skills.values()].flatMap(({ name, neighbours }) =>
    neighbours.flatMap((id) => {
      const near = taxonomy.skills.get(id)
      return near ? [similarity(name, near.name)] : []
    }),
  )
}
