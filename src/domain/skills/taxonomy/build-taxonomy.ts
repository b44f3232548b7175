import { collectEntries, type EntryLine, type EntryParts } from './collect-entries.ts'
import { createExtractor } from './extract-skills.ts'
import { createOccupationFinder } from './find-occupations.ts'
import { createSkillFinder } from './find-skill.ts'
import { indexNames } from './name-index.ts'
import { parseOccupations, parseSkills } from './parse-terms.ts'
import type { SectorTerms } from './sector-terms.ts'
import type { Occupation, Skill, Taxonomy } from './taxonomy-types.ts'
import { termId } from './term-id.ts'

type OccupationEntry = EntryLine & { skills: string[] }
type Layer = readonly SectorTerms[]

const skillLines = (terms: Layer): EntryLine[] =>
  terms
    .flatMap(parseSkills)
    .map(({ sector, name, synonyms, neighbours }) => ({ sector, name, otherNames: synonyms, neighbours }))

const occupationLines = (terms: Layer): OccupationEntry[] =>
  terms.flatMap(parseOccupations).map(({ sector, title, otherTitles, neighbours, skills }) => ({
    sector,
    name: title,
    otherNames: otherTitles,
    neighbours,
    skills,
  }))

const toSkill = ({ otherNames: synonyms, ...parts }: EntryParts): Skill => ({ ...parts, synonyms })

const toOccupation = ({ name, otherNames, ...parts }: EntryParts) => ({
  ...parts,
  title: name,
  otherTitles: otherNames,
  skills: [] as number[],
})

/** Moves with every letter of the terms. */
function hashOf(terms: Layer): string {
  const each = terms.map(({ sector, skills, occupations }) => [sector, termId(skills), termId(occupations)])
  return termId(each.join()).toString(36)
}

/**
 * Makes a taxonomy of terms, first layer first: what a later layer says of a name that is known only adds to it. What
 * `findFaults` finds is passed over. Throws where a line has too few bars or too many.
 */
export function buildTaxonomy(layers: readonly Layer[], version = ''): Taxonomy {
  const skills = collectEntries(layers.map(skillLines), toSkill)
  const occupations = collectEntries(layers.map(occupationLines), toOccupation)
  for (const { entry, lines } of occupations.all) {
    const ids = lines.flatMap((line) => line.skills.map((name) => skills.find(name)?.parts.id))
    entry.skills.push(...new Set(ids.filter((id) => id !== undefined)))
  }
  const skillNames = indexNames(skills)
  return {
    version: `${version}${hashOf(layers.flat())}`,
    skills: new Map(skills.all.map(({ entry }) => [entry.id, entry])),
    occupations: new Map(occupations.all.map(({ entry }): [number, Occupation] => [entry.id, entry])),
    findSkill: createSkillFinder(skillNames),
    findOccupations: createOccupationFinder(indexNames(occupations)),
    extractSkills: createExtractor(skillNames),
  }
}
