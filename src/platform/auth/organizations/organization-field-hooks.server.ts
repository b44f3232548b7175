import * as z from 'zod'
import { organizationFieldsSchema } from '#/domain/organization/organization-fields.ts'
import { organizationSlug } from '#/domain/organization/organization-slug.ts'
import { db } from '#/db/client.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'
import { authRefusal } from '../refusal.ts'
import { countChange } from './count-change.server.ts'
import {
  findMissingUpload,
  findShown,
  findUnclaimedUpload,
  type OrganizationMedia,
} from './missing-upload.server.ts'

type OrganizationFields = { name?: string; logo?: string | null; [field: string]: unknown }

/** The library's own endpoints obey the same rules as the product's form: there is no side door. */
function checkedFields(fields: OrganizationFields, schema: z.ZodObject) {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ...fields, ...parsed.data }
  const issue = parsed.error.issues[0]
  throw authRefusal('BAD_REQUEST', issue?.message ?? 'error.invalid', issue?.path.join('.'))
}

/** Whether anything is to be written: the library would write nothing, which the database does not take. */
const saysAnything = ({ slug: _slug, metadata: _metadata, ...fields }: OrganizationFields) =>
  Object.values(fields).some((value) => value !== undefined)

/** The library writes in a transaction of its own, or in none: what it is about to show is claimed for the hour. */
async function requireStored(sent: OrganizationMedia, current?: OrganizationMedia | null): Promise<void> {
  const missing = (await findMissingUpload(sent, current)) ?? (await findUnclaimedUpload(db(), sent, current))
  if (missing) throw authRefusal('BAD_REQUEST', 'organization.invalid.upload', missing)
}

/** What a company says of itself is read by the product's rules, whoever writes it. */
export const organizationFieldHooks = {
  beforeCreateOrganization: async ({
    organization,
    user,
  }: {
    organization: OrganizationFields
    user: { id: string }
  }) => {
    const fields = checkedFields(organization, organizationFieldsSchema(storageBase()))
    await requireStored(fields)
    await countMade(user.id, 'organization')
    return { data: { ...fields, slug: organizationSlug(organization.name ?? ''), metadata: undefined } }
  },
  beforeUpdateOrganization: async ({
    organization,
    member,
  }: {
    organization: OrganizationFields
    member: { organizationId: string; userId: string }
  }) => {
    const shown = await findShown(member.organizationId)
    const given = organizationFieldsSchema(storageBase()).partial()
    // A name that stays as it is may be older than its rule.
    const isKept = organization.name !== undefined && organization.name === shown?.name
    const fields = checkedFields(organization, isKept ? given.extend({ name: z.string() }) : given)
    if (!saysAnything(fields)) throw authRefusal('BAD_REQUEST', 'error.invalid')
    await requireStored(fields, shown)
    await countChange(member.userId, fields, shown)
    return { data: { ...fields, slug: undefined, metadata: undefined } }
  },
}
