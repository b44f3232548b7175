import type { JobDetails } from '#/domain/job/job-details.ts'

/** The three steps of the editor, in order. */
export const JOB_STEPS = [1, 2, 3] as const
export type JobStep = (typeof JOB_STEPS)[number]

/** Which step asks for which field. Coordinates belong to the place and are never typed. */
export const STEP_FIELDS = {
  1: [
    'title',
    'sector',
    'jobType',
    'jobDuration',
    'workLocation',
    'location',
    'countryCode',
    'countries',
    'openings',
    'video',
    'teamId',
  ],
  2: [
    'description',
    'mustHaveSkills',
    'niceToHaveSkills',
    'experienceYears',
    'educationLevel',
    'educationRequirement',
    'languages',
  ],
  3: [
    'minSalary',
    'maxSalary',
    'currency',
    'salaryPeriod',
    'benefits',
    'startDate',
    'closingDate',
    'applyMode',
    'applyUrl',
    'applyEmail',
    'replyPledgeDays',
  ],
} as const satisfies Record<JobStep, readonly (keyof JobDetails)[]>

/** A field that the editor shows. */
export type JobField = (typeof STEP_FIELDS)[JobStep][number]

/** Fields of a job that were touched, with their new values. */
export type JobChanges = Partial<Pick<JobDetails, JobField>>

export const NUMBER_FIELDS = ['openings', 'experienceYears', 'minSalary', 'maxSalary'] as const
type NumberField = (typeof NUMBER_FIELDS)[number]

/** What stands in the form: words where a number is asked for stay until they are mended. */
export type TypedDetails = Omit<JobDetails, NumberField> & Record<NumberField, number | string | null>
export type TypedChanges = Partial<Pick<TypedDetails, JobField>>

/** The same as a job: words that are no number say nothing. */
export function readableDetails(typed: TypedDetails): JobDetails {
  const numbers = NUMBER_FIELDS.map((field) => [
    field,
    typeof typed[field] === 'string' ? null : typed[field],
  ])
  return { ...typed, ...Object.fromEntries(numbers) } as JobDetails
}

/** Every field that the editor shows, in the order in which it asks. */
export const JOB_FIELDS: readonly JobField[] = JOB_STEPS.flatMap((step) => [...STEP_FIELDS[step]])

export function pickFields<Details extends TypedDetails>(
  details: Details,
  fields: readonly JobField[],
): Partial<Pick<Details, JobField>> {
  return Object.fromEntries(fields.map((field) => [field, details[field]]))
}

/** The step on which a field is asked, or null for anything else. */
export function stepOfField(field: string): JobStep | null {
  return JOB_STEPS.find((step) => (STEP_FIELDS[step] as readonly string[]).includes(field)) ?? null
}

/** Whether a name is a field that the editor shows. */
export function isJobField(field: string): field is JobField {
  return stepOfField(field) !== null
}

/** The part of the changes that one step owns. A field that is there without a value was not touched. */
export function changesOfStep(changes: { [Field in JobField]?: unknown }, step: JobStep): JobChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== undefined && stepOfField(field) === step),
  )
}
