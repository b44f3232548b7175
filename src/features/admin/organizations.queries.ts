import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrganizationsAddress } from './organizations-address.ts'
import { listAllOrganizations } from './organizations.functions.ts'

const FRESH_MS = 30_000

/** Every page of the list begins with this key: whoever suspends a company invalidates it. */
const ALL_ORGANIZATIONS = ['admin', 'organizations'] as const

/** A page of organisations; while another loads, the old one stays. */
export const allOrganizationsQuery = (address: OrganizationsAddress, words: string) =>
  queryOptions({
    queryKey: [...ALL_ORGANIZATIONS, address, words],
    queryFn: () => listAllOrganizations({ data: { ...address, words } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
