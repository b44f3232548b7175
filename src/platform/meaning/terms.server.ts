import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { loadTaxonomy, skillId } from '#/domain/skills/taxonomy/taxonomy.ts'

let made: Terms | undefined

/** By what names become numbers: the taxonomy, read on first use. */
export function terms(): Terms {
  made ??= buildTerms({ ...loadTaxonomy(), skillId })
  return made
}
