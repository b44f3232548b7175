import { createServerEntry } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { job, organization, session } from '#/db/schema/index.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import type { CalledFunction } from '#tests/fakes/called-functions.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { buildColleague } from '#tests/setup/company-stage.ts'
import { listStatements } from '#tests/setup/list-statements.ts'

vi.mock('@tanstack/react-start', async (original) => ({
  ...(await original<object>()),
  ...(await import('#tests/fakes/called-functions.ts')),
}))
vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

const PASSWORD = 'correct horse'

const modules = import.meta.glob<Record<string, CalledFunction>>('../{features,platform}/**/*.functions.ts', {
  eager: true,
})
const functions = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))

/** Everything that is refused to whoever is not signed in by the database. */
const asking = [...functions].filter(([, { guards }]) => guards.some(standsOnDatabase))

function standsOnDatabase({ options }: CalledFunction['guards'][number]): boolean {
  const before = (options.middleware ?? []) as CalledFunction['guards']
  return before.includes(freshSignedInMiddleware) || before.some(standsOnDatabase)
}

/** The code of the refusal of a call with these cookies, or 'answered'. */
async function outcomeOf(name: string, cookie: string, data?: unknown): Promise<string> {
  const outcome = Promise.withResolvers<string>()
  const server = createServerEntry({
    fetch: async () => {
      await Promise.resolve(functions.get(name)?.({ data })).then(
        () => outcome.resolve('answered'),
        (error: unknown) => outcome.resolve((error as { code?: string }).code ?? String(error)),
      )
      return new Response()
    },
  })
  await server.fetch(new Request('http://localhost:3000/', { headers: { cookie } }))
  return outcome.promise
}

const signIn = async (email: string) =>
  cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }))
const asAdmin = async (path: string, body: object) =>
  callAuth(`/admin/${path}`, body, (await buildSignedIn('Admin')).cookie)

/** Somebody with two browsers; the signed copy of the session in the first is as fresh as can be. */
async function buildPerson(type: 'Individual' | 'Employer') {
  const email = `${crypto.randomUUID()}@example.com`
  await callSignUp({ email, type })
  const cookie = await signIn(email)
  const [row] = await db()
    .select()
    .from(session)
    .where(eq(session.token, tokenIn(cookie)))
  return { email, cookie, userId: row?.userId ?? '' }
}

const tokenIn = (cookie: string) =>
  decodeURIComponent(/session_token=([^;]*)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? ''

type Person = Awaited<ReturnType<typeof buildPerson>>

const ENDS: Record<string, (person: Person) => Promise<Response>> = {
  'a ban': ({ userId }) => asAdmin('ban-user', { userId }),
  'a password that was changed elsewhere': async ({ email }) => {
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple', revokeOtherSessions: true }
    return callAuth('/change-password', body, await signIn(email))
  },
  'the end of the account': async ({ email }) =>
    callAuth('/delete-user', { password: PASSWORD }, await signIn(email)),
  'an admin who removes the account': ({ userId }) => asAdmin('remove-user', { userId }),
}

test.each(Object.keys(ENDS))(
  'from the second of %s on, the old cookies write nothing and read nobody’s contact data',
  { tags: ['R175'] },
  async (end) => {
    const people = [await buildPerson('Individual'), await buildPerson('Employer')]
    expect(await outcomeOf('getMyLikes', people[0]?.cookie ?? '')).toBe('answered')
    expect(await outcomeOf('listMyOrganizations', people[1]?.cookie ?? '')).toBe('answered')
    expect(asking.length).toBeGreaterThan(45)
    for (const person of people) {
      expect((await ENDS[end]?.(person))?.status).toBe(200)
      // The copy still says who they were.
      expect((await getAuth('get-session', person.cookie)).status).toBe(200)
      for (const [name] of asking) expect(await outcomeOf(name, person.cookie), name).toBe('UNAUTHENTICATED')
    }
  },
)

/** A company with an open job that somebody liked, and one of its people besides the owner. */
async function buildColleagueOf(role: OrganizationRole) {
  const organizationId = await buildOrganization()
  const owner = await buildColleague(organizationId, 'owner')
  const colleague = await buildColleague(organizationId, role)
  const jobId = await buildJob({ organizationId })
  const { userId } = await buildSeeker()
  const candidate = { jobId, candidateId: sealCandidateId({ userId, jobId }) }
  const [company] = await db().select().from(organization).where(eq(organization.id, organizationId))
  const { name, email, phone, description, location } = { ...company }
  const writes: Record<string, unknown> = {
    saveJobStep: { id: jobId, step: 1, status: 'Published', values: { title: 'Mine now' } },
    unpublishJob: { id: jobId },
    archiveJob: { id: jobId, reason: 'Filled' },
    deleteJob: { id: jobId },
    matchCandidate: candidate,
    passCandidate: candidate,
    getJobLikesAndMatches: { jobId },
    createJob: { visitKey: crypto.randomUUID() },
    updateOrganization: { name, email, phone, description, location, logo: company?.logo, video: null },
  }
  return { organizationId, owner, colleague, jobId, writes }
}

test('whoever is removed from a company writes nothing of it with the old cookies, and reads no candidates', async () => {
  const { owner, colleague, organizationId, jobId, writes } = await buildColleagueOf('admin')
  expect(await outcomeOf('getJobLikesAndMatches', colleague.cookie, { jobId })).toBe('answered')
  await owner.call('remove-member', { memberIdOrEmail: colleague.memberId, organizationId })
  for (const [name, data] of Object.entries(writes)) {
    expect(await outcomeOf(name, colleague.cookie, data), name).toMatch(/^(?:NOT_FOUND|FORBIDDEN|CONFLICT)$/)
  }
  const [kept] = await db().select().from(job).where(eq(job.id, jobId))
  expect([kept?.status, kept?.title]).not.toContain('Mine now')
  expect(await db().$count(job, eq(job.organizationId, organizationId))).toBe(1)
})

test('an admin of a company who becomes a member updates it no more, with the cookies of before', async () => {
  const { owner, colleague, organizationId, writes } = await buildColleagueOf('admin')
  expect(await outcomeOf('updateOrganization', colleague.cookie, writes.updateOrganization)).toBe('answered')
  const changed = { memberId: colleague.memberId, role: 'member', organizationId }
  expect((await owner.call('update-member-role', changed)).status).toBe(200)
  expect(await outcomeOf('updateOrganization', colleague.cookie, writes.updateOrganization)).toBe('FORBIDDEN')
})

test('a company that is suspended publishes nothing more, with the cookies of before', async () => {
  const { colleague, organizationId, jobId } = await buildColleagueOf('admin')
  await db().update(job).set({ status: 'Draft', publishedAt: null }).where(eq(job.id, jobId))
  const { cookie } = await buildSignedIn('Admin')
  const reason = 'It asks candidates for money.'
  expect(await outcomeOf('suspendOrganization', cookie, { id: organizationId, reason })).toBe('answered')
  expect(await outcomeOf('publishJob', colleague.cookie, { id: jobId, isPayConfirmed: true })).toBe(
    'CONFLICT',
  )
})

test('to ask afresh is one statement more than to believe the copy', async () => {
  const { cookie } = await buildSignedIn('Individual')
  const cached = await listStatements(() => outcomeOf('getConnectedUser', cookie))
  const fresh = await listStatements(() => outcomeOf('listMyInvitations', cookie))
  expect(cached).toHaveLength(0)
  expect(fresh.filter((statement) => statement.includes('"session"'))).toHaveLength(1)
})
