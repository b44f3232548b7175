import { foldText } from '#/domain/text/fold-text.ts'
import type { SkillEntry } from '../profile-document.ts'

/** Words for how well one can do something; folded. */
const LEVELS: readonly [RegExp, NonNullable<SkillEntry['level']>][] = [
  [/expert|master|guru/, 5],
  [/advanced|senior|proficient|avance/, 4],
  [/intermediate|competent|confirme|intermediaire/, 3],
  [/basic|elementary|junior|working knowledge/, 2],
  [/beginner|novice|learning|debutant/, 1],
]

/** How well somebody can do something, 1 to 5, from the words for it; null for words that say nothing of it. */
export function readSkillLevel(words: string): SkillEntry['level'] {
  const folded = foldText(words)
  return LEVELS.find(([says]) => says.test(folded))?.[1] ?? null
}
