import type { SkillMatcher } from './skill-matcher.ts'

/** Equal after folding or not at all, and every skill weighs the same. Needs no taxonomy and no encoder. */
export const exactSkillMatcher: SkillMatcher = {
  compare: (asked, shown) =>
    asked.folded === shown.folded ? { credit: 1, how: 'exact' } : { credit: 0, how: 'none' },
  weight: () => 1,
}
