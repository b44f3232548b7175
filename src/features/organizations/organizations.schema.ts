import * as z from 'zod'

/** The id of a company, as routes and functions take it. What has other characters in it reaches no query. */
export const organizationIdSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
