import * as z from 'zod'

/** The shortest and the longest of what an admin writes to a company that is suspended. */
const REASON_MIN = 10
export const REASON_MAX = 1_000

const id = z.string().min(1).max(64)

/** The words that go to the company. */
export const reasonSchema = z
  .string()
  .trim()
  .min(REASON_MIN, 'job.suspension.reasonMissing')
  .max(REASON_MAX, 'job.suspension.reasonLong')

export const suspendOrganizationSchema = z.object({ id, reason: reasonSchema })
export type SuspendOrganizationInput = z.infer<typeof suspendOrganizationSchema>

export const restoreOrganizationSchema = z.object({ id })
