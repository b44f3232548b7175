import { createExtractor } from './extract-skills.ts'
import { createOccupationFinder } from './find-occupations.ts'
import { createSkillFinder } from './find-skill.ts'
import { collectEntries, type Collected, type EntryLine } from './collect-entries.ts'
import type { Alias } from './name-index.ts'
import { parseOccupations, parseSkills } from './parse-terms.ts'
import type { SectorTerms } from './sector-terms.ts'
import type { Occupation, Skill, Taxonomy } from './taxonomy-types.ts'
import { termId } from './term-id.ts'

type OccupationEntry = EntryLine & { skills: string[] }

const skillLines = (terms: readonly SectorTerms[]): EntryLine[] =>
  terms.flatMap(parseSkills).map(({ synonyms: otherNames, ...line }) => ({ ...line, otherNames }))

const occupationLines = (terms: readonly SectorTerms[]): OccupationEntry[] =>
  terms
    .flatMap(parseOccupations)
    .map(({ title: name, otherTitles: otherNames, ...line }) => ({ ...line, name, otherNames }))

function toSkill({ id, name, sector, otherNames, neighbours }: Collected<EntryLine>): Skill {
  return { id, name, sector, synonyms: otherNames, neighbours: [...neighbours] }
}

function toOccupation(
  { id, name, sector, otherNames, neighbours, lines }: Collected<OccupationEntry>,
  findSkillId: (name: string) => number | null,
): Occupation {
  const skills = new Set(lines.flatMap((line) => line.skills).flatMap((skill) => findSkillId(skill) ?? []))
  return {
    id,
    title: name,
    sector,
    otherTitles: otherNames,
    neighbours: [...neighbours],
    skills: [...skills],
  }
}

/** The same names for what the entries became. */
function toAliases<Line extends EntryLine, Entry>(
  aliases: readonly Alias<Collected<Line>>[],
  entries: ReadonlyMap<number, Entry>,
): Alias<Entry>[] {
  return aliases.flatMap(({ written, entry: { id } }) => {
    const entry = entries.get(id)
    return entry ? [{ written, entry }] : []
  })
}

/**
 * Makes a taxonomy of terms, first layer first: what a later layer says of a name that is known only adds to it. What
 * `findFaults` finds is passed over. Throws where a line has too few bars or too many.
 */
export function buildTaxonomy(layers: readonly (readonly SectorTerms[])[], version = ''): Taxonomy {
  const skillEntries = collectEntries(layers.map(skillLines))
  const occupationEntries = collectEntries(layers.map(occupationLines))
  const skills = new Map([...skillEntries.byId].map(([id, entry]) => [id, toSkill(entry)]))
  const occupations = new Map(
    [...occupationEntries.byId].map(([id, entry]) => [id, toOccupation(entry, skillEntries.findId)]),
  )
  const skillAliases = toAliases(skillEntries.aliases, skills)
  return {
    version: `${version}${termId(JSON.stringify(layers)).toString(36)}`,
    skills,
    occupations,
    findSkill: createSkillFinder(skillAliases),
    findOccupations: createOccupationFinder(toAliases(occupationEntries.aliases, occupations)),
    extractSkills: createExtractor(skillAliases),
  }
}
