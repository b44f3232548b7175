import { APIError } from 'better-auth/api'
import { organizationFieldsSchema } from '#/domain/organization/organization-fields.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'

type OrganizationFields = { name?: string; logo?: string | null; [field: string]: unknown }

/** The library's own endpoints obey the same rules as the product's form: there is no side door. */
function checkedFields(fields: OrganizationFields, { partial }: { partial: 'all' | 'given' }) {
  const complete = organizationFieldsSchema(storageBase())
  const schema = partial === 'given' ? complete.partial() : complete
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: { ...fields, ...parsed.data } }
  const issue = parsed.error.issues[0]
  throw new APIError('BAD_REQUEST', {
    code: 'INVALID',
    message: translateText('en', englishMessages(), issue?.message ?? 'error.invalid'),
    field: issue?.path.join('.'),
  })
}

/** Hooks of the organization plugin: rules of the fields, and a slug nobody has to think of. */
export const organizationHooks = {
  beforeCreateOrganization: async ({ organization }: { organization: OrganizationFields }) =>
    checkedFields(organization, { partial: 'all' }),
  beforeUpdateOrganization: async ({ organization }: { organization: OrganizationFields }) => {
    const { slug: _kept, metadata: _unused, ...fields } = organization
    return checkedFields(fields, { partial: 'given' })
  },
}
