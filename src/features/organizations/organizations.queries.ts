import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ROLE_FRESH_MS } from '#/domain/access/role-fresh.ts'
import { getOrganization, listMyOrganizations } from './organizations.functions.ts'

/** Everything about companies begins with this key. */
const ORGANIZATIONS = 'organizations'

/** A company's public page. */
export function organizationQuery(organizationId: string) {
  return queryOptions({
    queryKey: [ORGANIZATIONS, 'page', organizationId],
    queryFn: () => getOrganization({ data: { id: organizationId } }),
  })
}

/** The companies of the signed-in employer. */
export const myOrganizationsQuery = queryOptions({
  queryKey: [ORGANIZATIONS, 'mine'],
  queryFn: () => listMyOrganizations(),
  staleTime: ROLE_FRESH_MS,
})

/** After a company was founded, changed, left or made active. */
export async function refreshOrganizations(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [ORGANIZATIONS] })
}
