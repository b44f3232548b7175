import { tellingWords } from '#/domain/matching/title-overlap.ts'
import { namedSkills } from '#/domain/skills/named-skills.ts'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import type { MatchSkill } from '#/domain/skills/skill-matcher.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { remembered } from '#/domain/text/remembered.ts'
import { hashId } from '#/domain/text/hash-id.ts'

/** A skill as a number, and the numbers of its neighbours. */
export type SkillTerm = { id: number; neighbours: readonly number[] }

/**
 * What a title says, best first: itself, the occupations it may name with those next to them, and the words that say what
 * the work is.
 */
export type TitleTerm = {
  exact: number
  /** The same for titles that differ in rank alone, or in a noun that many occupations share. */
  core: number
  occupations: readonly number[]
  neighbours: readonly number[]
  words: readonly number[]
}

/** Names as numbers. `version` moves when the same name may be another number or have other neighbours. */
export type Terms = {
  version: string
  /** One, or several where the name is of several. */
  skills: (skill: MatchSkill) => readonly SkillTerm[]
  title: (title: string) => TitleTerm
}

type Found = { entry: { id: number; neighbours: readonly number[] }; confidence: number }

/** What of a taxonomy is asked here. */
export type KnownTerms = {
  version: string
  skillId: (folded: string) => number
  findSkill: (text: string) => Found | null
  findOccupations: (title: string) => readonly Found[]
  /** Asked where nothing is found: what the title may mean by its likeness to others, best first, `weight` up to a half. */
  suggestOccupations?: (title: string) => readonly { occupationId: number; weight: number }[]
}

/** From this weight on what is suggested is looked for. */
const SUGGESTED_FROM = 0.25
const OCCUPATIONS_MAX = 3
const NEIGHBOURS_MAX = 8
/** Names repeat: so many of each kind are remembered. */
const REMEMBERED_MAX = 20_000

const foldTitle = (title: string) =>
  foldText(title)
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** Everything by which a title is compared. */
export const idsOfTitle = ({ exact, core, occupations, words }: TitleTerm): number[] => [
  ...[exact, core],
  ...occupations,
  ...words,
]

/** Terms by what is known; a name that is not known is a number too, and so the same as itself. */
export function buildTerms(known: KnownTerms): Terms {
  const skillTerms = remembered<readonly SkillTerm[]>((name) => {
    const { entries } = namedSkills(name, known.findSkill)
    if (entries.length === 0) return [{ id: known.skillId(normalizeSkill(name)), neighbours: [] }]
    return entries.map(({ id, neighbours }) => ({ id, neighbours: neighbours.slice(0, NEIGHBOURS_MAX) }))
  }, REMEMBERED_MAX)
  const titleTerm = remembered<TitleTerm>((title) => {
    const found = known.findOccupations(title).slice(0, OCCUPATIONS_MAX)
    const suggested = found.length === 0 ? (known.suggestOccupations?.(title) ?? []) : []
    const likely = suggested.filter(({ weight }) => weight >= SUGGESTED_FROM)
    const occupations = [
      ...new Set([...found.map(({ entry }) => entry.id), ...likely.map(({ occupationId }) => occupationId)]),
    ]
    const words = tellingWords(title)
    const near = found.slice(0, 1).flatMap(({ entry }) => entry.neighbours)
    return {
      exact: hashId(`title|${foldTitle(title)}`),
      core: hashId(`core|${(words.length > 0 ? words : [foldTitle(title)]).toSorted().join(' ')}`),
      occupations,
      neighbours: [...new Set(near)].filter((id) => !occupations.includes(id)).slice(0, NEIGHBOURS_MAX),
      words: words.map((word) => hashId(`word|${word}`)),
    }
  }, REMEMBERED_MAX)
  return { version: known.version, skills: ({ name }) => skillTerms(name), title: titleTerm }
}
