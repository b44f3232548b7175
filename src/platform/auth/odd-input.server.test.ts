import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, session } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, getAuth } from '#tests/setup/call-auth.ts'
import { auth } from './auth.server.ts'

await useTestAuth()

beforeEach(() => {
  vi.spyOn(log(), 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The owner of a company that is active; the cookie says nothing of an older state. */
async function buildOwner() {
  const { cookie, userId } = await buildSignedIn('Employer')
  const organizationId = await buildOrganization()
  await buildMember(
    {
      userId,
      accountType: 'Employer',
      platformRole: 'user',
      emailVerified: true,
      activeOrganizationId: null,
    },
    organizationId,
  )
  await db().update(session).set({ activeOrganizationId: organizationId }).where(eq(session.userId, userId))
  return { organizationId, cookie: withoutCache(cookie) }
}
const withoutCache = (cookie: string) =>
  cookie
    .split('; ')
    .filter((pair) => !pair.includes('session_data'))
    .join('; ')

type Endpoint = { path?: string; options: { method?: string | string[] } }

/** What a body may be without meaning anything. */
const ODD_BODIES: readonly object[] = [
  {},
  [],
  { unknown: 1 },
  { data: {} },
  { data: { unknown: 1 } },
  { data: { slug: 'x', metadata: { a: 1 } } },
]
const ODD_VALUES: readonly unknown[] = [null, 7, '', [], { a: 1 }, true, '\u0000', '\ud800', 1e300]
const FIELDS = [
  ...['email', 'password', 'name', 'newPassword', 'token', 'code', 'userId', 'organizationId', 'memberId'],
  ...['memberIdOrEmail', 'teamId', 'invitationId', 'role', 'slug', 'data', 'provider', 'permissions'],
]
const withAll = (value: unknown) => Object.fromEntries(FIELDS.map((name) => [name, value]))

/** The calls that are answered by a fault of ours, or put one into the log. */
async function listFaults(bodies: readonly object[], cookieOf: (path: string) => string): Promise<string[]> {
  const faults: string[] = []
  const endpoints = Object.values<Endpoint>(auth().api)
  const posted = endpoints.filter(({ options }) => [options.method].flat().includes('POST'))
  expect(posted.length).toBeGreaterThan(30)
  for (const { path = '/' } of posted) {
    for (const body of bodies) {
      await db().delete(rateLimit)
      const { status } = await callAuth(path.replaceAll(/:\w+/g, 'x'), body, cookieOf(path))
      const isLogged = vi.mocked(log().error).mock.calls.length > 0
      vi.mocked(log().error).mockClear()
      if (status >= 500 || isLogged) faults.push(`${path} ${JSON.stringify(body)}: ${status}`)
    }
  }
  return faults
}

/** Whoever may call it: an admin, an employer with a company, and nobody where that would end the session. */
async function buildCallers() {
  const { cookie: owner } = await buildOwner()
  const admin = withoutCache((await buildSignedIn('Admin')).cookie)
  const ending = /sign-out|revoke|delete|leave|stop-impersonating/
  return (path: string) => {
    if (ending.test(path)) return ''
    return path.startsWith('/admin/') ? admin : owner
  }
}

test('no call of the library makes a fault of ours out of a body that means nothing', async () => {
  const bodies = [...ODD_BODIES.slice(0, 1), ...ODD_BODIES.slice(-1), withAll(7)]
  expect(await listFaults(bodies, await buildCallers())).toEqual([])
})

test('nor of any other odd one', { tags: ['long'] }, async () => {
  const bodies = [...ODD_BODIES, ...ODD_VALUES.map(withAll), withAll(randomUUID())]
  expect(await listFaults(bodies, await buildCallers())).toEqual([])
})

test.each([{}, { slug: 'x' }, { unknown: 1 }, { metadata: { a: 1 } }, { slug: 'x', id: 'y' }])(
  'a company is not changed by %j, which holds nothing of it',
  async (data) => {
    const { organizationId, cookie } = await buildOwner()
    const answer = await callAuth('/organization/update', { organizationId, data }, cookie)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID' }])
    expect(log().error).not.toHaveBeenCalled()
  },
)

const LISTED = [
  ['sortBy=nothing', 400],
  ['sortBy=', 400],
  ['filterField=nothing&filterValue=x', 400],
  ['filterField=createdAt&filterValue=x', 400],
  ['filterField=id&filterOperator=in&filterValue=x', 400],
  ['filterField=id&filterOperator=not_in&filterValue=x', 400],
  ['filterField=createdAt&filterOperator=contains&filterValue=x', 400],
  ['offset=-1', 400],
  ['limit=-1', 400],
  ['limit=some', 400],
  ['limit=99999999999999999999', 400],
  ['sortBy=createdAt&sortDirection=desc&limit=10&offset=0', 200],
  ['filterField=role&filterValue=user', 200],
  ['filterField=id&filterOperator=contains&filterValue=a', 200],
] as const

test.each(LISTED)('members and people listed by %s are answered %i', async (query, status) => {
  const { organizationId, cookie } = await buildOwner()
  const admin = withoutCache((await buildSignedIn('Admin')).cookie)
  const members = await getAuth(`organization/list-members?organizationId=${organizationId}&${query}`, cookie)
  const people = await getAuth(`admin/list-users?${query}`, admin)
  expect([members.status, people.status]).toEqual([status, status])
  expect(log().error).not.toHaveBeenCalled()
})

test.each(['createdAt', 'updatedAt'])('an admin sets %s to no moment that is none', async (name) => {
  const admin = withoutCache((await buildSignedIn('Admin')).cookie)
  const { userId } = await buildSignedIn()
  for (const value of ['x', [], { a: 1 }, 1e300]) {
    const answer = await callAuth('/admin/update-user', { userId, data: { [name]: value } }, admin)
    expect([value, answer.status]).toEqual([value, 400])
  }
  expect(log().error).not.toHaveBeenCalled()
})
