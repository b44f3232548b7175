import type * as z from 'zod'
import { listRequest } from './list-request.schema.ts'
import { parseOrganizationsAddress } from './organizations-address.ts'

export const listAllOrganizationsSchema = listRequest(parseOrganizationsAddress)
export type OrganizationsRequest = z.output<typeof listAllOrganizationsSchema>
