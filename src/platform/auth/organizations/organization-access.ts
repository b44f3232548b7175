import { createAccessControl } from 'better-auth/plugins/access'
import { defaultStatements } from 'better-auth/plugins/organization/access'
import { ORGANIZATION_PERMISSIONS, type OrganizationRole } from '#/domain/access/organization-roles.ts'

const ac = createAccessControl(defaultStatements)

/** Turns a row of the domain's permission table into the library's role. */
function roleOf(organizationRole: OrganizationRole) {
  const allowed = ORGANIZATION_PERMISSIONS[organizationRole]
  return ac.newRole({
    organization: [...allowed.organization],
    member: [...allowed.member],
    invitation: [...allowed.invitation],
    team: [...allowed.team],
  })
}

/** The organisation's roles as the library wants them; the table itself lives in the domain. */
export const organizationAccess = {
  ac,
  roles: { owner: roleOf('owner'), admin: roleOf('admin'), member: roleOf('member') },
}
