import type { Matchers } from '#/domain/matching/score.ts'
import { createTitleMatcher } from '#/domain/matching/taxonomy-title-matcher.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { createSkillMatcher } from '#/domain/skills/taxonomy-skill-matcher.ts'
import { rememberedSimilarity } from '#/domain/text/remembered-similarity.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { installedTaxonomy } from '#/platform/taxonomy/installed-taxonomy.server.ts'

let loaded: Required<Matchers> | undefined

function createMatchers(): Required<Matchers> {
  const similarity = rememberedSimilarity(loadEncoder())
  const taxonomy = installedTaxonomy()
  return {
    skills: createSkillMatcher(taxonomy, similarity),
    titles: createTitleMatcher(taxonomy, similarity),
  }
}

/** How skills and titles are compared wherever the product scores: the same for everybody. Made once, when first needed. */
export function loadMatchers(): Required<Matchers> {
  loaded ??= createMatchers()
  return loaded
}

/** So long after a start nobody is kept waiting by it. */
const WARM_AFTER_MS = 3_000

function warmMatchers(): void {
  try {
    const { skills, titles } = loadMatchers()
    // Slips are put right by lists that are made for the first of them.
    const [asked, shown] = toMatchSkills(['Advanced pythn', 'Excell'])
    if (asked && shown) skills.compare(asked, shown)
    titles.compare('Senior nurss', 'Registerd nurse')
  } catch (error) {
    reportFault(error, 'the matchers')
  }
}

/** Reads model and taxonomy some seconds after a start, so that the first who asks for a score need not wait for them. */
export function warmMatchersSoon(): void {
  setTimeout(warmMatchers, WARM_AFTER_MS).unref()
}
