import {
  CEFR_LEVELS,
  cefrRank,
  EDUCATION_LEVELS,
  educationRank,
  type CefrLevel,
  type EducationLevel,
} from '#/domain/job/vocabulary.ts'
import { isEducationAsked } from '#/domain/matching/education.ts'
import type { Coordinates } from '#/domain/place/place.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import type { AskedOfPeople } from './candidate-count.schema.ts'

/** One thing that somebody has or has not. `levels` are those that are enough. */
export type HardRequirement =
  | { kind: 'place'; point: Coordinates }
  | { kind: 'countries'; countries: string[] }
  | { kind: 'skill'; name: string; folded: string }
  | { kind: 'experience'; years: number }
  | { kind: 'education'; levels: readonly EducationLevel[] }
  | { kind: 'language'; language: string; levels: readonly CefrLevel[] }

/** A place that nobody knows on the map rules nobody out, as in a score. */
function ofPlace({ workLocation, point, countries }: AskedOfPeople): HardRequirement[] {
  if (workLocation === 'Remote') return countries.length > 0 ? [{ kind: 'countries', countries }] : []
  return workLocation !== null && point !== null ? [{ kind: 'place', point }] : []
}

function ofEducation(asked: AskedOfPeople): HardRequirement[] {
  const { educationLevel, educationRequirement } = asked
  if (educationRequirement !== 'Required' || educationLevel === null || !isEducationAsked(asked)) return []
  return [{ kind: 'education', levels: EDUCATION_LEVELS.slice(educationRank(educationLevel)) }]
}

/** Everything that a draft rules people out by, in the order in which the editor asks for it. */
export function hardRequirements(asked: AskedOfPeople): HardRequirement[] {
  const years = asked.experienceYears ?? 0
  const skills = toMatchSkills(asked.mustHaveSkills)
  return [
    ...ofPlace(asked),
    ...skills.map(({ name, folded }) => ({ kind: 'skill' as const, name, folded })),
    ...(years > 0 ? [{ kind: 'experience' as const, years }] : []),
    ...ofEducation(asked),
    ...asked.languages.map(({ language, level }) => ({
      kind: 'language' as const,
      language,
      levels: CEFR_LEVELS.slice(cefrRank(level)),
    })),
  ]
}
