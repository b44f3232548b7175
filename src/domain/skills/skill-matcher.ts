import { normalizeSkill } from './normalize-skill.ts'

/** A skill as written and as compared: folded once, when a person or a job enters matching. */
export type MatchSkill = { name: string; folded: string }

/** How two skills were found to be alike; a neighbour counts .7, the encoder .5 at most. */
export type SkillLikeness = { credit: number; how: 'exact' | 'synonym' | 'neighbour' | 'encoder' | 'none' }

/**
 * What decides whether a skill that is asked for is shown. `weight` grows with rarity and is above 0.
 * Implementations answer the same for the same input.
 */
export type SkillMatcher = {
  compare: (asked: MatchSkill, shown: MatchSkill) => SkillLikeness
  weight: (skill: MatchSkill) => number
}

/** Names as skills, without blanks and without the same skill twice; the first spelling stays. */
export function toMatchSkills(names: readonly string[]): MatchSkill[] {
  const byFolded = new Map<string, MatchSkill>()
  for (const name of names) {
    const folded = normalizeSkill(name)
    if (/[\p{L}\p{N}]/u.test(folded) && !byFolded.has(folded))
      byFolded.set(folded, { name: name.trim(), folded })
  }
  return [...byFolded.values()]
}
