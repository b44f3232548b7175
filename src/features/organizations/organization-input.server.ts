import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import {
  organizationFieldsSchema,
  type OrganizationFields,
} from '#/domain/organization/organization-fields.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'

/** The fields of a new company and, optionally, the key of the visit that makes it. */
export type NewOrganization = OrganizationFields & { visitKey?: string }

/** The fields of an update and, optionally, which company the form was opened for. */
export type OrganizationUpdate = OrganizationFields & { id?: string }

/** Made anew by the browser whenever the form opens: the same key twice makes one company. */
const visitKeySchema = z.uuid().optional()

/** Reads the form of a new company. Throws invalid with every issue. */
export function newOrganizationInput({ visitKey, ...fields }: NewOrganization): NewOrganization {
  return { ...organizationInput(fields), visitKey: visitKeySchema.parse(visitKey) }
}

/** The same for an update. The id is what the form was opened for; it never chooses the company. */
export function organizationUpdateInput({ id, ...fields }: OrganizationUpdate): OrganizationUpdate {
  return { ...organizationInput(fields), id: typeof id === 'string' ? id : undefined }
}

/** Reads the form's fields against the address of this server's own storage. Throws invalid with every issue. */
function organizationInput(input: OrganizationFields): OrganizationFields {
  const parsed = organizationFieldsSchema(storageBase()).safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
}
