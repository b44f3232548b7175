import { resolve } from 'node:path'
import { ALL_SECTORS } from '#/domain/skills/taxonomy/all-sectors.ts'
import { buildTaxonomy } from '#/domain/skills/taxonomy/build-taxonomy.ts'
import { loadTaxonomy, TAXONOMY_VERSION, type Taxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { env } from '#/platform/env/env.server.ts'
import { readImportedTerms, TERM_SOURCES, type TermSource } from './imported-terms.ts'

let installed: Taxonomy | null = null

/** The product's own terms, and what an operator imported into this data directory. */
export function taxonomyOf(dataDir: string): Taxonomy {
  const sources = Object.keys(TERM_SOURCES) as TermSource[]
  const imported = sources.flatMap((source) => {
    const terms = readImportedTerms(dataDir, source)
    return terms ? [terms] : []
  })
  return imported.length === 0
    ? loadTaxonomy()
    : buildTaxonomy([ALL_SECTORS, ...imported], `${TAXONOMY_VERSION}.`)
}

/** The taxonomy of this installation: read on first use, and kept until the server starts anew. */
export function installedTaxonomy(): Taxonomy {
  installed ??= taxonomyOf(resolve(env().DATA_DIR))
  return installed
}
