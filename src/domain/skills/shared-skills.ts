import { normalizeSkill } from './normalize-skill.ts'

/** What is nothing but signs folds to nothing, and is compared as it stands. */
const fold = (skill: string) => normalizeSkill(skill) || skill.trim()

/**
 * The skills of one list that another holds too, as the first spells them; compared as matching compares them.
 *
 * @example sharedSkills(['GIS', 'Python'], ['gis']) // ['GIS']
 */
export function sharedSkills(skills: readonly string[], others: readonly string[]): string[] {
  const folded = new Set(others.map(fold))
  return skills.filter((skill) => folded.has(fold(skill)))
}

/**
 * The skills as `known` spells them; those that it does not hold stay as they are.
 *
 * @example respellSkills(['gis', 'SQL'], ['GIS', 'Python']) // ['GIS', 'SQL']
 */
export function respellSkills(skills: readonly string[], known: readonly string[]): string[] {
  return skills.map((skill) => sharedSkills(known, [skill])[0] ?? skill)
}
