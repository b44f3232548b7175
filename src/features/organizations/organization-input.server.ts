import { AppError } from '#/domain/app-error.ts'
import {
  organizationFieldsSchema,
  type OrganizationFields,
} from '#/domain/organization/organization-fields.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'

/** Reads the form's fields against the address of this server's own storage. Throws invalid with every issue. */
export function organizationInput(input: OrganizationFields): OrganizationFields {
  const parsed = organizationFieldsSchema(storageBase()).safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
}
