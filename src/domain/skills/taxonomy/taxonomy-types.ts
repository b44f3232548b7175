import type { Sector } from '#/domain/job/vocabulary.ts'

/** `id`: 31 bits of a hash of the folded canonical name, so that it never changes and unknown skills have one too. */
export type Skill = {
  id: number
  name: string
  sector: Sector
  synonyms: readonly string[]
  neighbours: readonly number[]
}

/** `skills` are the ids of those typical for it. */
export type Occupation = {
  id: number
  title: string
  sector: Sector
  otherTitles: readonly string[]
  neighbours: readonly number[]
  skills: readonly number[]
}

/** `confidence`: 1 for an exact name or synonym, below 1 by spelling, word order, extra words. */
export type Found<Entry> = { entry: Entry; confidence: number }

export type Taxonomy = {
  version: string
  skills: ReadonlyMap<number, Skill>
  occupations: ReadonlyMap<number, Occupation>
  findSkill: (text: string) => Found<Skill> | null
  /** Best first, at most three, weights in (0, 1]. Lexical: exact and near-exact titles. */
  findOccupations: (title: string) => Found<Occupation>[]
  /** Whether the whole text is a name of a skill or an occupation, letter case and accents aside. */
  isName: (text: string) => boolean
  /** Whether it is one of an occupation and of no skill: "baker". */
  isOccupation: (text: string) => boolean
  /** Whether a word stands in any name of a skill or an occupation. */
  hasWord: (word: string) => boolean
  /** Skills that stand in a running text, each once, in the order in which they stand there. */
  extractSkills: (text: string) => Skill[]
}
