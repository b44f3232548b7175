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
