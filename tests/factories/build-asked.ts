import type { AskedOfPeople } from '#/features/matching/candidate-count.schema.ts'

/** What a job asks of people: nothing, but for `changes`. */
export function buildAsked(changes: Partial<AskedOfPeople> = {}): AskedOfPeople {
  return {
    workLocation: null,
    point: null,
    countries: [],
    mustHaveSkills: [],
    experienceYears: null,
    educationLevel: null,
    educationRequirement: null,
    languages: [],
    ...changes,
  }
}
