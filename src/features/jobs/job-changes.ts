import type * as z from 'zod'
import { draftFields } from './job-editor.schema.ts'
import {
  JOB_FIELDS,
  NUMBER_FIELDS,
  isJobField,
  type JobChanges,
  type JobField,
  type TypedChanges,
  type TypedDetails,
} from './job-steps.ts'

export type FieldMessages = { [Field in JobField]?: string }

/** What no draft may hold: too long, no number, out of its limits, or a salary range that runs backwards. */
export function draftProblems(values: TypedDetails): FieldMessages {
  const problems: FieldMessages = {}
  for (const field of JOB_FIELDS) {
    const issue = draftFields[field].safeParse(values[field]).error?.issues[0]
    if (issue) problems[field] = issue.message
  }
  const { minSalary, maxSalary } = values
  if (typeof minSalary === 'number' && typeof maxSalary === 'number' && minSalary > maxSalary) {
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
  const isOfTitle = issue.message === 'job.editor.invalid.titlePlain'
  return isFraction || isOfTitle || issue.code === 'too_big' || issue.code === 'too_small'
}

function mayBeTyped(field: JobField, value: unknown): boolean {
  return (draftFields[field].safeParse(value).error?.issues ?? []).every(isMendable)
}

/** Reads changes that come from outside: what is no field, or could not have been typed into it, is left out. */
export function parseChanges(kept: unknown): JobChanges {
  return pickEntries(kept, (field, value) => isJobField(field) && mayBeTyped(field, value))
}

const isNumberField = (field: string) => NUMBER_FIELDS.some((known) => known === field)

/** The same, with words where a number is asked for: what stood in a form. */
export function parseTyped(kept: unknown): TypedChanges {
  const words = pickEntries(kept, (field, value) => isNumberField(field) && typeof value === 'string')
  return { ...parseChanges(kept), ...words }
}

function pickEntries(kept: unknown, isWanted: (field: string, value: unknown) => boolean): object {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field, value]) => isWanted(field, value)))
}
