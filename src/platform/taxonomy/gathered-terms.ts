import { SECTORS, type Sector } from '#/domain/job/vocabulary.ts'
import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

/** Skills and occupations by the keys of their source, until they are written as terms. */
export type Gathered = {
  skills: Map<string, { name: string; otherNames: Set<string>; neighbours: Set<string> }>
  occupations: Map<
    string,
    { sector: Sector; name: string; otherNames: Set<string>; neighbours: Set<string>; skills: Set<string> }
  >
}

/** Longer ones are sentences. */
const NAME_MAX = 120

/** A name without the signs that separate names in a line; empty when it is none. */
export function cleanName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').replaceAll('|', '/').replaceAll(';', ',').trim()
  return clean.length > NAME_MAX || !/[\p{L}\p{N}]/u.test(clean) ? '' : clean
}

type Named = { name: string }

const namesOf = (keys: Iterable<string>, entries: ReadonlyMap<string, Named>) =>
  [...keys].map((key) => entries.get(key)?.name ?? '').filter(Boolean)

const line = (name: string, ...fields: Iterable<string>[]) =>
  [name, ...fields.map((names) => [...names].join('; '))].join(' | ')

/** A skill is of the sector of most occupations that want it, and of none that is named here when none does. */
function sectorsOfSkills({ occupations }: Gathered): (key: string) => Sector {
  const counts = new Map<string, Map<Sector, number>>()
  for (const { sector, skills } of occupations.values()) {
    for (const key of skills) {
      const inSectors = counts.get(key) ?? new Map<Sector, number>()
      counts.set(key, inSectors.set(sector, (inSectors.get(sector) ?? 0) + 1))
    }
  }
  return (key) => [...(counts.get(key) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'Other'
}

/** Writes what was gathered as terms, sector by sector. */
export function toTerms(gathered: Gathered): SectorTerms[] {
  const { skills, occupations } = gathered
  const sectorOf = sectorsOfSkills(gathered)
  const lines = new Map(
    SECTORS.map((sector) => [sector, { skills: [] as string[], occupations: [] as string[] }]),
  )
  for (const [key, { name, otherNames, neighbours }] of skills)
    lines.get(sectorOf(key))?.skills.push(line(name, otherNames, namesOf(neighbours, skills)))
  for (const { sector, name, otherNames, neighbours, skills: typical } of occupations.values())
    lines
      .get(sector)
      ?.occupations.push(line(name, otherNames, namesOf(neighbours, occupations), namesOf(typical, skills)))
  return [...lines].map(([sector, terms]) => ({
    sector,
    skills: terms.skills.join('\n'),
    occupations: terms.occupations.join('\n'),
  }))
}
