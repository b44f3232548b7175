import type { Sector } from '#/domain/job/vocabulary.ts'
import type { SectorTerms } from './sector-terms.ts'

/** A line as it stands: its lists are taken apart by `namesIn` when they are wanted. */
export type TermLine = {
  sector: Sector
  name: string
  otherNames: string
  neighbours: string
  skills: string
}

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

export function namesIn(list: string): string[] {
  const names: string[] = []
  for (const part of list.split(';')) {
    const name = part.trim()
    if (name !== '') names.push(name)
  }
  return names
}

/** The lines that are not blank. Throws, with the line, when one has too few bars or too many. */
function readLines(text: string, { sector, count }: { sector: Sector; count: number }): TermLine[] {
  const lines: TermLine[] = []
  for (const line of text.split('\n')) {
    const fields = line.split('|')
    const [title = '', otherNames = '', neighbours = '', skills = ''] = fields
    const name = title.trim()
    if (fields.length === 1 && name === '') continue
    if (fields.length !== count || name === '')
      throw new Error(`${sector}: a name and ${count - 1} bars are wanted in “${line.trim().slice(0, 80)}”`)
    lines.push({ sector, name, otherNames, neighbours, skills })
  }
  return lines
}

export const skillLines = ({ sector, skills }: SectorTerms): TermLine[] =>
  readLines(skills, { sector, count: SKILL_FIELDS })

export const occupationLines = ({ sector, occupations }: SectorTerms): TermLine[] =>
  readLines(occupations, { sector, count: OCCUPATION_FIELDS })

/**
 * Reads `Canonical name | synonym; synonym; … | neighbour; neighbour`, one skill a line.
 *
 * @example parseSkills({ sector: 'Design', skills: 'Sketch | Sketch App | Figma', occupations: '' })
 */
export const parseSkills = (terms: SectorTerms): SkillLine[] =>
  skillLines(terms).map(({ sector, name, otherNames, neighbours }) => ({
    sector,
    name,
    synonyms: namesIn(otherNames),
    neighbours: namesIn(neighbours),
  }))

/** Reads `Canonical title | other title; … | neighbouring occupation; … | typical skill; …`, one occupation a line. */
export const parseOccupations = (terms: SectorTerms): OccupationLine[] =>
  occupationLines(terms).map(({ sector, name: title, otherNames, neighbours, skills }) => ({
    sector,
    title,
    otherTitles: namesIn(otherNames),
    neighbours: namesIn(neighbours),
    skills: namesIn(skills),
  }))
