import { readCursor, type TableCursor } from './table-page.ts'

export const ORGANIZATION_ORDERS = ['-founded', 'founded', 'name', '-name', '-jobs', 'jobs'] as const
export const ORGANIZATION_STATES = ['active', 'suspended'] as const
export const FIRST_ORGANIZATION_ORDER = ORGANIZATION_ORDERS[0]

/** What the address of the list of organisations says. */
export type OrganizationsAddress = TableCursor & {
  sort?: (typeof ORGANIZATION_ORDERS)[number]
  state?: (typeof ORGANIZATION_STATES)[number]
}

/** Reads the address; what is not known is left out. */
export function parseOrganizationsAddress(search: Record<string, unknown>): OrganizationsAddress {
  const sort = ORGANIZATION_ORDERS.find((one) => one === search.sort)
  const state = ORGANIZATION_STATES.find((one) => one === search.state)
  return { ...(sort && { sort }), ...(state && { state }), ...readCursor(search) }
}
