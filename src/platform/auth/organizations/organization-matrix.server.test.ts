import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { ORGANIZATION_ROLES, type OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { invitation, member, organization, team } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth } from '#tests/setup/call-auth.ts'
import { buildColleague, buildCompany, buildInvitation, buildTeam } from '#tests/setup/company-stage.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

type Caller = OrganizationRole | 'outsider' | 'signed out'
const CALLERS: Caller[] = [...ORGANIZATION_ROLES, 'outsider', 'signed out']

const NOTHING = '00000000-0000-4000-8000-000000000000'

/** A company with everything in it that a cell may touch. */
async function buildStage() {
  const { organizationId, owner } = await buildCompany()
  const other = await buildColleague(organizationId, 'member')
  const { id: invitationId } = await buildInvitation({ organizationId, inviterId: owner.userId })
  const teamId = await buildTeam(organizationId)
  return { organizationId, owner, memberId: other.memberId, userId: other.userId, invitationId, teamId }
}
type Stage = Awaited<ReturnType<typeof buildStage>>

/** Everything of a company, as it lies in the database. */
async function rowsOf({ organizationId }: Stage): Promise<string> {
  const rows = await Promise.all([
    db().select().from(organization).where(eq(organization.id, organizationId)),
    db().select().from(member).where(eq(member.organizationId, organizationId)).orderBy(member.id),
    db()
      .select()
      .from(invitation)
      .where(eq(invitation.organizationId, organizationId))
      .orderBy(invitation.id),
    db().select().from(team).where(eq(team.organizationId, organizationId)).orderBy(team.id),
  ])
  return JSON.stringify(rows)
}

type Cell = { path: string; body: (stage: Stage) => object; roles: readonly OrganizationRole[] }

const OWNER = ['owner'] as const
const MANAGERS = ['owner', 'admin'] as const

/** The matrix of R172. A member is created by an invitation; the library's own call for it is the server's alone. */
const MATRIX: Record<string, Cell> = {
  'organization.update': {
    path: 'update',
    body: () => ({ data: { name: 'Tidewall and Sons' } }),
    roles: MANAGERS,
  },
  'organization.delete': {
    path: 'delete',
    body: ({ organizationId }) => ({ organizationId }),
    roles: OWNER,
  },
  'member.create': {
    path: 'invite-member',
    body: ({ organizationId }) => ({ organizationId, email: 'new@example.com', role: 'admin' }),
    roles: MANAGERS,
  },
  'member.update': {
    path: 'update-member-role',
    body: ({ organizationId, memberId }) => ({ organizationId, memberId, role: 'admin' }),
    roles: MANAGERS,
  },
  'member.delete': {
    path: 'remove-member',
    body: ({ organizationId, memberId }) => ({ organizationId, memberIdOrEmail: memberId }),
    roles: MANAGERS,
  },
  'invitation.create': {
    path: 'invite-member',
    body: ({ organizationId }) => ({ organizationId, email: 'new@example.com', role: 'member' }),
    roles: MANAGERS,
  },
  'invitation.cancel': {
    path: 'cancel-invitation',
    body: ({ invitationId }) => ({ invitationId }),
    roles: MANAGERS,
  },
  'team.create': {
    path: 'create-team',
    body: ({ organizationId }) => ({ organizationId, name: 'Divers' }),
    roles: MANAGERS,
  },
  'team.update': {
    path: 'update-team',
    body: ({ organizationId, teamId }) => ({ teamId, data: { name: 'Divers', organizationId } }),
    roles: MANAGERS,
  },
  'team.update, its members': {
    path: 'add-team-member',
    body: ({ organizationId, teamId, userId }) => ({ organizationId, teamId, userId }),
    roles: MANAGERS,
  },
  'team.delete': {
    path: 'remove-team',
    body: ({ organizationId, teamId }) => ({ organizationId, teamId }),
    roles: MANAGERS,
  },
}

/** What the caller's browser sends: nothing when signed out; the session of an outsider acts for their own company. */
async function cookieOf(caller: Caller, stage: Stage): Promise<string> {
  if (caller === 'signed out') return ''
  if (caller === 'outsider') return (await buildCompany()).owner.cookie
  if (caller === 'owner') return stage.owner.cookie
  return (await buildColleague(stage.organizationId, caller)).cookie
}

function expectedStatus({ roles, path }: Cell, caller: Caller): number {
  if (caller === 'signed out') return 401
  // An update that names no company is one of the outsider's own.
  if (caller === 'outsider') return path === 'update' ? 200 : 404
  return (roles as readonly Caller[]).includes(caller) ? 200 : 403
}

for (const [name, cell] of Object.entries(MATRIX)) {
  for (const caller of CALLERS) {
    const status = expectedStatus(cell, caller)
    const isAllowed = status === 200 && caller !== 'outsider'
    test(`${name} by ${caller}: ${isAllowed ? 'done' : 'refused, and nothing changed'}`, async () => {
      const stage = await buildStage()
      const cookie = await cookieOf(caller, stage)
      const before = await rowsOf(stage)
      const answer = await callAuth(`/organization/${cell.path}`, cell.body(stage), cookie)
      expect(answer.status, await answer.clone().text()).toBe(status)
      expect((await rowsOf(stage)) !== before).toBe(isAllowed)
    })
  }
}

test.each(Object.keys(MATRIX).filter((name) => name !== 'organization.update'))(
  '%s on a foreign company looks exactly like on one that does not exist',
  async (name) => {
    const cell = MATRIX[name]
    if (!cell) throw new Error(`No cell ${name}`)
    const [stage, { owner }] = [await buildStage(), await buildCompany()]
    const missing = {
      ...stage,
      organizationId: NOTHING,
      memberId: NOTHING,
      invitationId: NOTHING,
      teamId: NOTHING,
      userId: NOTHING,
    }
    const answers = [stage, missing].map((target) => owner.call(cell.path, cell.body(target)))
    const [foreign, none] = await Promise.all(answers)
    expect([foreign?.status, await foreign?.text()]).toEqual([none?.status, await none?.text()])
  },
)
