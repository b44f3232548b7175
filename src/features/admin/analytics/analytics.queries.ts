import { queryOptions } from '@tanstack/react-query'
import { getAnalytics } from './analytics.functions.ts'
import type { Period } from './periods.ts'

/** The days change once a night. */
const FRESH_MS = 600_000

export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['admin', 'analytics', period],
    queryFn: () => getAnalytics({ data: { period } }),
    staleTime: FRESH_MS,
  })
