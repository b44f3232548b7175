import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECTORS, type Sector } from '#/domain/job/vocabulary.ts'
import { parseOccupations, parseSkills } from '#/domain/skills/taxonomy/parse-terms.ts'
import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

/** What can be imported, in the order in which it counts, and what its licence asks to be said. */
export const TERM_SOURCES = {
  esco: 'This service uses the ESCO classification of the European Commission.',
  onet:
    'This product includes information from O*NET by the U.S. Department of Labor, Employment and Training ' +
    'Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA; USDOL/ETA has ' +
    'not approved, endorsed, or tested what was changed.',
} as const
export type TermSource = keyof typeof TERM_SOURCES

const HEAD = /^== (\w+) (skills|occupations)$/
const isSector = (name: string | undefined): name is Sector => SECTORS.some((sector) => sector === name)

const fileOf = (dataDir: string, source: TermSource) => join(dataDir, 'taxonomy', `${source}.txt`)

/** Puts terms into the data directory in place of what was imported of this source before; returns the file. */
export function writeImportedTerms(
  dataDir: string,
  source: TermSource,
  terms: readonly SectorTerms[],
): string {
  const file = fileOf(dataDir, source)
  const parts = terms.flatMap(({ sector, skills, occupations }) => [
    `== ${sector} skills`,
    skills,
    `== ${sector} occupations`,
    occupations,
  ])
  mkdirSync(join(dataDir, 'taxonomy'), { recursive: true })
  // Whoever reads it meanwhile has the whole file before or the whole file after.
  writeFileSync(`${file}.new`, `# ${TERM_SOURCES[source]}\n${parts.filter(Boolean).join('\n')}\n`)
  renameSync(`${file}.new`, file)
  return file
}

function parseImported(text: string): SectorTerms[] {
  const terms = new Map<Sector, SectorTerms>()
  let place: { sector: Sector; kind: 'skills' | 'occupations' } | null = null
  const lines = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [head, sector, kind] = HEAD.exec(line) ?? []
    if (head && (!isSector(sector) || (kind !== 'skills' && kind !== 'occupations')))
      throw new Error(`“${head}” is no sector`)
    if (isSector(sector) && (kind === 'skills' || kind === 'occupations')) {
      place = { sector, kind }
      lines.set(`${sector} ${kind}`, [])
      terms.set(sector, { sector, skills: '', occupations: '' })
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      if (!place) throw new Error(`“${line.slice(0, 40)}” belongs to no sector`)
      lines.get(`${place.sector} ${place.kind}`)?.push(line)
    }
  }
  return [...terms.keys()].map((sector) => ({
    sector,
    skills: (lines.get(`${sector} skills`) ?? []).join('\n'),
    occupations: (lines.get(`${sector} occupations`) ?? []).join('\n'),
  }))
}

/** Reads what was imported of a source, null when nothing was. Throws a sentence when the file was damaged. */
export function readImportedTerms(dataDir: string, source: TermSource): SectorTerms[] | null {
  const file = fileOf(dataDir, source)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    const terms = parseImported(text)
    terms.forEach((each) => [parseSkills(each), parseOccupations(each)])
    return terms
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new Error(`${file} cannot be read (${why}). Import it anew with taxonomy:import, or delete it.`, {
      cause: error,
    })
  }
}
