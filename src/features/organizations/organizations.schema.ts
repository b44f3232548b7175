import * as z from 'zod'

/** The id of a company, as routes and functions take it. */
export const organizationIdSchema = z.object({ id: z.string().min(1).max(64) })
