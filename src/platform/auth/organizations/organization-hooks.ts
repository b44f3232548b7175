import { organizationFieldsSchema } from '#/domain/organization/organization-fields.ts'
import { organizationSlug } from '#/domain/organization/organization-slug.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'
import { authRefusal } from '../refusal.ts'
import { becomeEmployer } from './become-employer.server.ts'
import { deleteOrganizationRows } from './delete-organization.server.ts'
import { allowInviting, requireStillGiven } from './invitation-rules.server.ts'
import { cancelOlderInvitations, cancelOtherInvitations } from './open-invitations.server.ts'
import { teamHooks } from './team-hooks.server.ts'

type Maker = { id: string; emailVerified: boolean }
type Invited = { organizationId: string; email: string }
type Accepted = Invited & { id: string; inviterId: string; role: string }
type OrganizationFields = { name?: string; logo?: string | null; [field: string]: unknown }

/** The library's own endpoints obey the same rules as the product's form: there is no side door. */
function checkedFields(fields: OrganizationFields, { partial }: { partial: 'all' | 'given' }) {
  const complete = organizationFieldsSchema(storageBase())
  const schema = partial === 'given' ? complete.partial() : complete
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ...fields, ...parsed.data }
  const issue = parsed.error.issues[0]
  throw authRefusal('BAD_REQUEST', issue?.message ?? 'error.invalid', issue?.path.join('.'))
}

/** Hooks of the organization plugin. The library lays what they answer over what was sent: to drop a field, say so. */
export const organizationHooks = {
  beforeCreateOrganization: async ({
    organization,
    user,
  }: {
    organization: OrganizationFields
    user: Maker
  }) => {
    const fields = checkedFields(organization, { partial: 'all' })
    await countMade(user.id, 'organization')
    return { data: { ...fields, slug: organizationSlug(organization.name ?? ''), metadata: undefined } }
  },
  beforeUpdateOrganization: async ({ organization }: { organization: OrganizationFields }) => ({
    data: { ...checkedFields(organization, { partial: 'given' }), slug: undefined, metadata: undefined },
  }),
  /** The library finds nothing left to delete. */
  beforeDeleteOrganization: ({ organization: { id } }: { organization: { id: string } }) =>
    deleteOrganizationRows(id),
  beforeCreateInvitation: ({ inviter, invitation }: { inviter: Maker; invitation: Invited }) =>
    allowInviting(inviter, invitation),
  afterCreateInvitation: ({ invitation }: { invitation: Invited & { id: string } }) =>
    cancelOlderInvitations(invitation),
  beforeAcceptInvitation: async ({ invitation, user }: { invitation: Accepted; user: Maker }) => {
    await requireStillGiven(invitation, user.id)
    await becomeEmployer(user.id)
  },
  afterAcceptInvitation: ({ invitation }: { invitation: Accepted }) => cancelOtherInvitations(invitation),
  ...teamHooks,
}
