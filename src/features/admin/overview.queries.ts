import { queryOptions } from '@tanstack/react-query'
import { getAdminOverview } from './overview.functions.ts'

const FRESH_MS = 30_000

export const adminOverviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: () => getAdminOverview(),
  staleTime: FRESH_MS,
})
