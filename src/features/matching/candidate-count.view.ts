import type { HardRequirement } from './hard-requirements.ts'

/** Fewer people than this are not counted out: a small number begins to be about somebody. */
const FEWEST_SHOWN = 5

/** What the screen needs to name a requirement. */
export type RequirementName =
  | { kind: 'place' | 'experience' | 'education' }
  | { kind: 'skill'; skill: string }
  | { kind: 'language'; language: string }

/** Null: fewer than five. */
export type FewOrMore = number | null

/** How many would be found now, and how many more without each one of the requirements. */
export type CandidateCountView = {
  found: FewOrMore
  drops: (RequirementName & { people: FewOrMore })[]
}

/** What was counted: `found` meet everything, `missing` has those who miss one requirement alone, by its place. */
export type CountedPeople = { found: number; missing: ReadonlyMap<number, number> }

const floored = (people: number): FewOrMore => (people < FEWEST_SHOWN ? null : people)

function toName(requirement: HardRequirement): RequirementName {
  const { kind } = requirement
  if (kind === 'skill') return { kind, skill: requirement.name }
  if (kind === 'language') return { kind, language: requirement.language }
  return { kind: kind === 'countries' ? 'place' : kind }
}

/** Every number by itself is five or more, or none. */
export function toCandidateCountView(
  requirements: readonly HardRequirement[],
  { found, missing }: CountedPeople,
): CandidateCountView {
  return {
    found: floored(found),
    drops: requirements.map((requirement, place) => ({
      ...toName(requirement),
      people: floored(missing.get(place) ?? 0),
    })),
  }
}
