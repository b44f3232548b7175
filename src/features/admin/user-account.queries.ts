import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getUserAccount, listUserAudit } from './user-account.functions.ts'
import type { AuditSide } from './user-account.schema.ts'

const FRESH_MS = 30_000

/** Everything about people that admins see begins with one of these: whoever changes an account invalidates both. */
const ACCOUNTS = ['admin', 'user'] as const
const LISTS = ['admin', 'users'] as const

export const userAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS, id],
    queryFn: () => getUserAccount({ data: { id } }),
    staleTime: FRESH_MS,
  })

/** The audit log page by page, from the newest entry to the oldest. */
export const userAuditQuery = (id: string, side: AuditSide) =>
  infiniteQueryOptions({
    queryKey: [...ACCOUNTS, id, 'audit', side],
    queryFn: ({ pageParam }) =>
      listUserAudit({ data: { id, side, ...(pageParam !== null && { before: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  })

/** After something was done to somebody's account. */
export async function refreshUser(queryClient: QueryClient, id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: LISTS })
  await queryClient.invalidateQueries({ queryKey: [...ACCOUNTS, id] })
}

/** After an account was deleted: nothing asks for it again. */
export async function forgetUser(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: [...ACCOUNTS, id] })
  await queryClient.invalidateQueries({ queryKey: LISTS })
}
