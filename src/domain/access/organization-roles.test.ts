import { expect, test } from 'vitest'
import { canInOrganization, ORGANIZATION_ROLES, type OrganizationRole } from './organization-roles.ts'

type Check = (role: OrganizationRole | null) => boolean

const TABLE: [string, Check, Record<OrganizationRole, boolean>][] = [
  [
    'organization.update',
    (role) => canInOrganization(role, 'organization', 'update'),
    { owner: true, admin: true, member: false },
  ],
  [
    'organization.delete',
    (role) => canInOrganization(role, 'organization', 'delete'),
    { owner: true, admin: false, member: false },
  ],
  ...(['create', 'update', 'delete'] as const).map((action): (typeof TABLE)[number] => [
    `member.${action}`,
    (role) => canInOrganization(role, 'member', action),
    { owner: true, admin: true, member: false },
  ]),
  ...(['create', 'cancel'] as const).map((action): (typeof TABLE)[number] => [
    `invitation.${action}`,
    (role) => canInOrganization(role, 'invitation', action),
    { owner: true, admin: true, member: false },
  ]),
  ...(['create', 'update', 'delete'] as const).map((action): (typeof TABLE)[number] => [
    `team.${action}`,
    (role) => canInOrganization(role, 'team', action),
    { owner: true, admin: true, member: false },
  ]),
]

test.each(TABLE)('%s is for exactly the roles of the table', { tags: ['R171'] }, (_, can, expected) => {
  for (const role of ORGANIZATION_ROLES) expect(can(role)).toBe(expected[role])
})

test.each(TABLE)('%s is refused to somebody without a role', (_, can) => {
  expect(can(null)).toBe(false)
})

test('a role that nobody knows has no right', () => {
  for (const role of ['superuser', '', 'constructor', '__proto__']) {
    // @ts-expect-error -- what a damaged row could hold
    expect(canInOrganization(role, 'team', 'create')).toBe(false)
  }
})
