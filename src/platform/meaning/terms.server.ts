import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { occupationRanker } from '#/domain/ranking/rank-occupations.ts'
import { skillId } from '#/domain/skills/taxonomy/taxonomy.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { installedTaxonomy } from '#/platform/taxonomy/installed-taxonomy.server.ts'

let given: Terms | null = null

/** Says by which other terms names become numbers, for tests of what happens when they change; null: by its own again. */
export function configureTerms(others: Terms | null): void {
  given = others
}

function ownTerms(): Terms {
  const taxonomy = installedTaxonomy()
  const encoder = loadEncoder()
  const suggestOccupations = occupationRanker(taxonomy.occupations.values(), encoder)
  const version = `${taxonomy.version}+${encoder.version}`
  return buildTerms({ ...taxonomy, version, skillId, suggestOccupations })
}

/** By what names become numbers: taxonomy and encoder of this installation, read on first use. */
export function terms(): Terms {
  given ??= ownTerms()
  return given
}
