import { keepReads } from '#/domain/text/keep-reads.ts'
import { encoderCredit, NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import { namedSkills } from './named-skills.ts'
import { weighByRarity } from './rarity.ts'
import type { MatchSkill, SkillLikeness, SkillMatcher } from './skill-matcher.ts'
import { countsAsWritten } from './taxonomy/ordinary-words.ts'
import type { Taxonomy } from './taxonomy/taxonomy-types.ts'
import { termWords } from './taxonomy/term-words.ts'

/**
 * Cosines of skills up to this one say nothing. Set with `evaluation/calibrate.ts` (ADR 55 says how), and to be
 * set anew with every model.
 */
export const SKILL_COSINE_MIN = 0.5

const EXACT: SkillLikeness = { credit: 1, how: 'exact' }
const SYNONYM: SkillLikeness = { credit: 1, how: 'synonym' }
const NEIGHBOUR: SkillLikeness = { credit: NEIGHBOUR_CREDIT, how: 'neighbour' }
const NONE: SkillLikeness = { credit: 0, how: 'none' }

/** The encoder reads a name that is a mark or an ordinary word as if it were that: "C", "Rust removal". */
function isOrdinaryLikeness(name: string, other: string): boolean {
  const [word = '', ...more] = termWords(name)
  if (more.length > 0 || !countsAsWritten(name, word)) return false
  return word.length <= 2 || termWords(other).includes(word)
}

/** What is kept of names and of pairs of names, before all of it is forgotten. */
const NAMES_MAX = 50_000
const PAIRS_MAX = 1_000_000

/** A name as it was read once: the skills it is a name for, those near them, and the one it is a kind of. */
type Read = {
  text: string
  ids: readonly number[]
  near: ReadonlySet<number>
  weight: number
  cosines: Map<Read, SkillLikeness>
}

export type Similarity = (a: string, b: string) => number

function createReader(taxonomy: Taxonomy): (name: string) => Read {
  const weigh = weighByRarity(taxonomy)
  return (name) => {
    const { entries, kindOf } = namedSkills(name, taxonomy.findSkill)
    const near = new Set(entries.flatMap(({ neighbours }) => neighbours))
    if (kindOf) near.add(kindOf.id)
    const ids = entries.map(({ id }) => id)
    const [only = null, ...others] = entries
    return {
      text: only && others.length === 0 && kindOf === null ? only.name : name,
      ids,
      near,
      weight: weigh(ids[0] ?? null),
      cosines: new Map(),
    }
  }
}

/**
 * Compares skills by what they are called: equal or synonyms 1, neighbours and kinds .7, and by the encoder, where one is
 * given, .5 at most. What neither knows matches itself. Names are read once; answers never depend on what was asked before.
 */
export function createSkillMatcher(taxonomy: Taxonomy, similarity?: Similarity): SkillMatcher {
  const limits = { namesMax: NAMES_MAX, pairsMax: PAIRS_MAX }
  const { readOnce, notePair } = keepReads(createReader(taxonomy), limits)

  function compareByEncoder(asked: Read, shown: Read): SkillLikeness {
    if (!similarity) return NONE
    const known = asked.cosines.get(shown)
    if (known) return known
    const isOrdinary =
      isOrdinaryLikeness(asked.text, shown.text) || isOrdinaryLikeness(shown.text, asked.text)
    const credit = isOrdinary ? 0 : encoderCredit(similarity(asked.text, shown.text), SKILL_COSINE_MIN)
    const likeness: SkillLikeness = credit > 0 ? { credit, how: 'encoder' } : NONE
    asked.cosines.set(shown, likeness)
    notePair()
    return likeness
  }

  return {
    compare(asked, shown) {
      if (asked.folded === shown.folded) return EXACT
      const [a, b] = [readOnce(asked.name), readOnce(shown.name)]
      const shared = countShared(a.ids, b.ids)
      if (shared > 0) return shared === a.ids.length ? SYNONYM : NEIGHBOUR
      return isNear(a, b) || isNear(b, a) ? NEIGHBOUR : compareByEncoder(a, b)
    },
    weight: (skill: MatchSkill) => readOnce(skill.name).weight,
  }
}

function countShared(asked: readonly number[], shown: readonly number[]): number {
  let shared = 0
  for (const id of asked) if (shown.includes(id)) shared += 1
  return shared
}

function isNear({ ids }: Read, { near }: Read): boolean {
  if (near.size === 0) return false
  for (const id of ids) if (near.has(id)) return true
  return false
}
