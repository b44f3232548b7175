import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, member, organization, team } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, getAuth } from '#tests/setup/call-auth.ts'
import { buildColleague, buildCompany, buildInvitation, buildTeam } from '#tests/setup/company-stage.ts'
import { CALLERS, expectedStatus, isAllowed, MATRIX, type Caller } from '#tests/setup/organization-matrix.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

const NOTHING = '00000000-0000-4000-8000-000000000000'

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

/** What the caller's browser sends: nothing when signed out; the session of an outsider acts for their own company. */
async function cookieOf(caller: Caller, stage: Stage): Promise<string> {
  if (caller === 'signed out') return ''
  if (caller === 'outsider') return (await buildCompany()).owner.cookie
  if (caller === 'owner') return stage.owner.cookie
  return (await buildColleague(stage.organizationId, caller)).cookie
}

for (const [name, cell] of Object.entries(MATRIX)) {
  for (const caller of CALLERS) {
    const mayChange = isAllowed(cell, caller)
    test(
      `${name} by ${caller}: ${mayChange ? 'done' : 'refused, and nothing changed'}`,
      { tags: ['R172'] },
      async () => {
        const stage = await buildStage()
        const cookie = await cookieOf(caller, stage)
        const before = await rowsOf(stage)
        const answer = await callAuth(`/organization/${cell.path}`, cell.body(stage), cookie)
        expect(answer.status, await answer.clone().text()).toBe(expectedStatus(cell, caller))
        expect((await rowsOf(stage)) !== before).toBe(mayChange)
      },
    )
  }
}

test.each(Object.keys(MATRIX).filter((name) => name !== 'organization.update'))(
  '%s on a foreign company looks exactly like on one that does not exist',
  { tags: ['R172'] },
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

/** A mere member of the stage's company, who acts for it and owns a company of their own. */
async function buildMemberWhoOwns(stage: Stage) {
  const person = await buildColleague(stage.organizationId, 'member')
  const { organizationId: ownId } = await buildCompany()
  const own = { id: crypto.randomUUID(), organizationId: ownId, userId: person.userId }
  await db()
    .insert(member)
    .values({ ...own, organizationRole: 'owner' })
  const [row] = await db().select().from(organization).where(eq(organization.id, ownId))
  return { ...person, ownId, ownSlug: row?.slug ?? '' }
}

/** Every place in which a call can name a second company. */
const SECOND_NAMES: Record<string, (own: { ownId: string; ownSlug: string }) => [string, object]> = {
  'slug in the body': ({ ownSlug }) => ['', { organizationSlug: ownSlug }],
  'slug in the query': ({ ownSlug }) => [`?organizationSlug=${ownSlug}`, {}],
  'id in the query': ({ ownId }) => [`?organizationId=${ownId}`, {}],
}

const ABOUT_COMPANY = Object.keys(MATRIX).filter((name) => name !== 'invitation.cancel')

test.each(ABOUT_COMPANY.flatMap((name) => Object.keys(SECOND_NAMES).map((place) => [name, place] as const)))(
  '%s is not done where one may not by naming a company where one may: %s',
  { tags: ['R172'] },
  async (name, place) => {
    const [cell, second] = [MATRIX[name], SECOND_NAMES[place]]
    if (!cell || !second) throw new Error(`No cell ${name}, ${place}`)
    const stage = await buildStage()
    const { cookie, ...own } = await buildMemberWhoOwns(stage)
    const [query, fields] = second(own)
    const before = await rowsOf(stage)
    const body = { ...cell.body(stage), ...fields }
    expect((await callAuth(`/organization/${cell.path}${query}`, body, cookie)).status).toBe(404)
    expect(await rowsOf(stage)).toBe(before)
  },
)

test('a team is not changed where one may not by naming a company where one may', async () => {
  const stage = await buildStage()
  const { call, ownId } = await buildMemberWhoOwns(stage)
  const before = await rowsOf(stage)
  const data = { name: 'Divers', organizationId: stage.organizationId }
  const answer = await call('update-team', { teamId: stage.teamId, organizationId: ownId, data })
  expect(answer.status).toBe(404)
  expect(await rowsOf(stage)).toBe(before)
})

test.each(['list-invitations', 'list-members', 'list-teams', 'get-full-organization'])(
  '%s answers nothing when two companies are named, or one that the library would not read',
  { tags: ['R172'] },
  async (path) => {
    const stage = await buildStage()
    const { cookie, ownId, ownSlug } = await buildMemberWhoOwns(stage)
    const both = `organization/${path}?organizationId=${stage.organizationId}&organizationSlug=${ownSlug}`
    expect((await getAuth(both, cookie)).status).toBe(404)
    const bySlug = await (await getAuth(`organization/${path}?organizationSlug=${ownSlug}`, cookie)).text()
    expect(bySlug).not.toContain(stage.organizationId)
    expect((await getAuth(`organization/${path}?organizationId=${ownId}`, cookie)).status).toBe(200)
  },
)
