import { hashId } from '#/domain/text/hash-id.ts'
import { collectEntries, type EntryParts } from './collect-entries.ts'
import { createExtractor } from './extract-skills.ts'
import { createOccupationFinder } from './find-occupations.ts'
import { createSkillFinder } from './find-skill.ts'
import { indexNames } from './name-index.ts'
import { once } from './once.ts'
import { namesIn, occupationLines, skillLines } from './parse-terms.ts'
import type { SectorTerms } from './sector-terms.ts'
import type { Occupation, Skill, Taxonomy } from './taxonomy-types.ts'
import { termWords } from './term-words.ts'
import { titleWords } from './title-words.ts'

type Layer = readonly SectorTerms[]

const toSkill = ({ otherNames, ...parts }: EntryParts): Skill => ({
  ...parts,
  get synonyms() {
    return otherNames()
  },
})

const toOccupation = ({ name: title, otherNames, ...parts }: EntryParts) => ({
  ...parts,
  title,
  get otherTitles() {
    return otherNames()
  },
  skills: [] as number[],
})

/** Moves with every letter of the terms. */
function hashOf(terms: Layer): string {
  const each = terms.map(({ sector, skills, occupations }) => [sector, hashId(skills), hashId(occupations)])
  return hashId(each.join()).toString(36)
}

/**
 * Makes a taxonomy of terms, first layer first: what a later layer says of a name that is known only adds to it.
 * Throws where a line has too few bars or too many. Other names, and what texts are
 * compared by, are read when they are first asked for.
 */
export function buildTaxonomy(layers: readonly Layer[], version = ''): Taxonomy {
  const skills = collectEntries(
    layers.map((terms) => terms.flatMap(skillLines)),
    toSkill,
  )
  const occupations = collectEntries(
    layers.map((terms) => terms.flatMap(occupationLines)),
    toOccupation,
  )
  for (const { entry, lines } of occupations.all) {
    const names = lines.flatMap((line) => namesIn(line.skills))
    const ids = names.flatMap((name) => skills.findListed(name)?.parts.id ?? [])
    entry.skills.push(...new Set(ids))
  }
  const skillNames = indexNames(skills, termWords)
  const occupationNames = indexNames(occupations, titleWords)
  const wholeVersion = once(() => `${version}${hashOf(layers.flat())}`)
  return {
    get version() {
      return wholeVersion()
    },
    skills: new Map(skills.all.map(({ entry }) => [entry.id, entry])),
    occupations: new Map(occupations.all.map(({ entry }): [number, Occupation] => [entry.id, entry])),
    findSkill: createSkillFinder(skillNames),
    findOccupations: createOccupationFinder(occupationNames),
    isName: (text) => skillNames.exact(text) !== null || occupationNames.exact(text) !== null,
    isOccupation: (text) => occupationNames.exact(text) !== null && skillNames.exact(text) === null,
    hasWord: (word) => {
      const [one = ''] = termWords(word)
      return skillNames.isKnown(one) || occupationNames.isKnown(one)
    },
    extractSkills: createExtractor(skillNames),
  }
}
