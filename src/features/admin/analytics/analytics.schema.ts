import * as z from 'zod'
import { PERIODS } from './periods.ts'

export const analyticsSchema = z.object({ period: z.literal(PERIODS) })
