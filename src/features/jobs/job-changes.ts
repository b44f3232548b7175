import type { JobDetails } from '#/domain/job/job-details.ts'
import { draftFields } from './job-editor.schema.ts'
import { JOB_STEPS, STEP_FIELDS, isJobField, type JobChanges, type JobField } from './job-steps.ts'

/** Message keys by field. */
export type FieldMessages = { [Field in JobField]?: string }

const ALL_FIELDS: readonly JobField[] = JOB_STEPS.flatMap((step) => [...STEP_FIELDS[step]])

/** The fields in which two states of a job differ, with the newer values. */
export function diffJob(saved: JobDetails, values: JobDetails): JobChanges {
  const changed = ALL_FIELDS.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(values[field]))
  return Object.fromEntries(changed.map((field) => [field, values[field]]))
}

/** What no draft may hold: too long, out of its limits, or a salary range that runs backwards. */
export function draftProblems(values: JobDetails): FieldMessages {
  const problems: FieldMessages = {}
  for (const field of ALL_FIELDS) {
    const issue = draftFields[field].safeParse(values[field]).error?.issues[0]
    if (issue) problems[field] = issue.message
  }
  const { minSalary, maxSalary } = values
  if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) {
    problems.minSalary ??= 'job.publish.salaryOrder'
  }
  return problems
}

/**
 * The changes that may be sent. A salary range is held back whole: half of a range that runs backwards could be
 * refused beside what is stored.
 */
export function sendableChanges(changes: JobChanges, problems: FieldMessages): JobChanges {
  const held = new Set(Object.keys(problems))
  if (held.has('minSalary') || held.has('maxSalary')) held.add('minSalary').add('maxSalary')
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !held.has(field)))
}

/** Reads changes that were kept as text: what is no field, or of the wrong kind, is left out. */
export function parseChanges(text: string | null): JobChanges {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) => isJobField(field) && draftFields[field].safeParse(value).success,
      ),
    )
  } catch {
    return {}
  }
}
