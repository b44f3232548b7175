import type { SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import type { Text } from './text.ts'
import type { TitleMatcher } from './title-matcher.ts'
import type { Evidence, FactorFinding, MatchJob, MatchPerson } from './types.ts'

export type FactorInput = { person: MatchPerson; job: MatchJob; skills: SkillMatcher; titles: TitleMatcher }

/** One factor of the formula: a pure comparison. */
export type Factor = (input: FactorInput) => FactorFinding

/** A factor that one side gave no data for: left out of the score, and named. */
export function notCompared(reason: Text, sides: { asks?: Text; shows?: Text } = {}): FactorFinding {
  return {
    credit: null,
    share: 1,
    leftOut: null,
    applies: true,
    asks: sides.asks ?? null,
    shows: sides.shows ?? null,
    reason,
    short: null,
    evidence: [],
  }
}

/** What was not compared of a factor that has parts: the share that was, and the sentence that names the rest. */
export type Left = { share: number; leftOut: Text }

/** A factor that was compared. `credit` is clamped to [0, 1]. */
export function compared(
  credit: number,
  found: Pick<FactorFinding, 'asks' | 'shows' | 'reason'> & {
    short?: Text | null
    left?: Left | null
    evidence?: Evidence[]
  },
): FactorFinding {
  return {
    credit: Math.min(1, Math.max(0, credit)),
    share: found.left?.share ?? 1,
    leftOut: found.left?.leftOut ?? null,
    applies: true,
    asks: found.asks,
    shows: found.shows,
    reason: found.reason,
    short: found.short ?? null,
    evidence: found.evidence ?? [],
  }
}

/** 1 up to the limit, then falling in a straight line to 0 at `zeroAt`. */
export function fallingCredit(value: number, { limit, zeroAt }: { limit: number; zeroAt: number }): number {
  if (value <= limit) return 1
  return value >= zeroAt ? 0 : (zeroAt - value) / (zeroAt - limit)
}
