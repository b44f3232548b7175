import type { Sector } from '#/domain/job/vocabulary.ts'
import type { SectorTerms } from './sector-terms.ts'

/** A skill as it is written: neighbours still by name. */
export type SkillLine = { sector: Sector; name: string; synonyms: string[]; neighbours: string[] }

/** An occupation as it is written: neighbours and typical skills still by name. */
export type OccupationLine = {
  sector: Sector
  title: string
  otherTitles: string[]
  neighbours: string[]
  skills: string[]
}

const SKILL_FIELDS = 3
const OCCUPATION_FIELDS = 4

function namesIn(field = ''): string[] {
  const names: string[] = []
  for (const part of field.split(';')) {
    const name = part.trim()
    if (name !== '') names.push(name)
  }
  return names
}

/** The fields of each line that is not blank. Throws, with the line, when one has too few bars or too many. */
function fieldsOf(lines: string, { sector, count }: { sector: Sector; count: number }): string[][] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const fields = line.split('|')
      if (fields.length === count && fields[0]?.trim() !== '') return fields
      throw new Error(`${sector}: a name and ${count - 1} bars are wanted in “${line.slice(0, 80)}”`)
    })
}

/**
 * Reads `Canonical name | synonym; synonym; … | neighbour; neighbour`, one skill a line.
 *
 * @example parseSkills({ sector: 'Design', skills: 'Sketch | Sketch App | Figma', occupations: '' })
 */
export function parseSkills({ sector, skills }: SectorTerms): SkillLine[] {
  return fieldsOf(skills, { sector, count: SKILL_FIELDS }).map(([name = '', synonyms, neighbours]) => ({
    sector,
    name: name.trim(),
    synonyms: namesIn(synonyms),
    neighbours: namesIn(neighbours),
  }))
}

/** Reads `Canonical title | other title; … | neighbouring occupation; … | typical skill; …`, one occupation a line. */
export function parseOccupations({ sector, occupations }: SectorTerms): OccupationLine[] {
  return fieldsOf(occupations, { sector, count: OCCUPATION_FIELDS }).map(
    ([title = '', otherTitles, neighbours, skills]) => ({
      sector,
      title: title.trim(),
      otherTitles: namesIn(otherTitles),
      neighbours: namesIn(neighbours),
      skills: namesIn(skills),
    }),
  )
}
