import { addressParser } from './table-page.ts'

const ORGANIZATION_ORDERS = ['-founded', 'founded', 'name', '-name', '-jobs', 'jobs'] as const
export const ORGANIZATION_STATES = ['active', 'suspended'] as const
export const FIRST_ORGANIZATION_ORDER = ORGANIZATION_ORDERS[0]

export const parseOrganizationsAddress = addressParser({
  sort: ORGANIZATION_ORDERS,
  state: ORGANIZATION_STATES,
})
export type OrganizationsAddress = ReturnType<typeof parseOrganizationsAddress>
