import type { Matchers } from '#/domain/matching/score.ts'
import { createTitleMatcher } from '#/domain/matching/taxonomy-title-matcher.ts'
import { createSkillMatcher } from '#/domain/skills/taxonomy-skill-matcher.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { createSimilarity } from '#/platform/encoder/similarity.ts'
import { installedTaxonomy } from '#/platform/taxonomy/installed-taxonomy.server.ts'

let loading: Promise<Required<Matchers>> | undefined

async function createMatchers(): Promise<Required<Matchers>> {
  const similarity = createSimilarity(await loadEncoder())
  const taxonomy = installedTaxonomy()
  return {
    skills: createSkillMatcher(taxonomy, similarity),
    titles: createTitleMatcher(taxonomy, similarity),
  }
}

/** How skills and titles are compared wherever the product scores: the same for everybody. Made once, when first needed. */
export function loadMatchers(): Promise<Required<Matchers>> {
  loading ??= createMatchers()
  return loading
}
