import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { skillId } from '#/domain/skills/taxonomy/taxonomy.ts'
import { installedTaxonomy } from '#/platform/taxonomy/installed-taxonomy.server.ts'

let given: Terms | null = null

/** Says by which other terms names become numbers, for tests of what happens when they change; null: by its own again. */
export function configureTerms(others: Terms | null): void {
  given = others
}

/** By what names become numbers: the taxonomy of this installation, read on first use. */
export function terms(): Terms {
  given ??= buildTerms({ ...installedTaxonomy(), skillId })
  return given
}
