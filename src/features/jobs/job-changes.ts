import type * as z from 'zod'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { draftFields } from './job-editor.schema.ts'
import { JOB_FIELDS, isJobField, type JobChanges, type JobField } from './job-steps.ts'

/** Message keys by field. */
export type FieldMessages = { [Field in JobField]?: string }

/** What no draft may hold: too long, out of its limits, or a salary range that runs backwards. */
export function draftProblems(values: JobDetails): FieldMessages {
  const problems: FieldMessages = {}
  for (const field of JOB_FIELDS) {
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
 * The fields to hold back while some of them cannot be stored. A salary range is held back whole: half of a range that
 * runs backwards could be refused beside what is stored.
 */
export function heldFields(waiting: readonly JobField[]): JobField[] {
  const isSalary = waiting.includes('minSalary') || waiting.includes('maxSalary')
  return [...new Set<JobField>([...waiting, ...(isSalary ? (['minSalary', 'maxSalary'] as const) : [])])]
}

/** Too much or too little of the right thing, or a part of a whole: what a writer is asked to mend. */
function isMendable(issue: z.core.$ZodIssue): boolean {
  const isFraction = issue.code === 'invalid_type' && issue.expected === 'int'
  return isFraction || issue.code === 'too_big' || issue.code === 'too_small'
}

function mayBeTyped(field: JobField, value: unknown): boolean {
  return (draftFields[field].safeParse(value).error?.issues ?? []).every(isMendable)
}

/** Reads changes that come from outside: what is no field, or could not have been typed into it, is left out. */
export function parseChanges(kept: unknown): JobChanges {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => isJobField(field) && mayBeTyped(field, value)),
  )
}
