import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'
import { TERM_SOURCES, writeImportedTerms, type TermSource } from './imported-terms.ts'
import { taxonomyOf } from './installed-taxonomy.server.ts'
import { readEsco } from './read-esco.ts'
import { readOnet } from './read-onet.ts'

const READERS: Record<TermSource, (folder: string) => SectorTerms[]> = { esco: readEsco, onet: readOnet }

/**
 * Imports the folders that are given, and says what stands there now, a line each. Idempotent. Throws a sentence, and
 * changes nothing of that source, where a folder does not hold what it should.
 */
export function importTaxonomy(folders: Partial<Record<TermSource, string>>, dataDir: string): string[] {
  const written = (Object.keys(READERS) as TermSource[]).flatMap((source) => {
    const folder = folders[source]
    if (folder === undefined) return []
    const file = writeImportedTerms(dataDir, source, READERS[source](folder))
    return [`${file} written. ${TERM_SOURCES[source]}`]
  })
  const { skills, occupations } = taxonomyOf(dataDir)
  return [
    ...written,
    `The taxonomy now has ${skills.size} skills and ${occupations.size} occupations. Start the server anew to use it.`,
  ]
}
