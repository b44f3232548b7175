import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listUsers } from './users.functions.ts'
import type { UsersAddress } from './users-address.ts'

const FRESH_MS = 30_000

/** A page of people; while another loads, the old one stays. */
export const usersQuery = (address: UsersAddress, words: string) =>
  queryOptions({
    queryKey: ['admin', 'users', address, words],
    queryFn: () => listUsers({ data: { ...address, words } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
