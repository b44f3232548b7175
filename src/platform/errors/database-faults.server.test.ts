import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { contactMessage, jobLike, member, organization, user } from '#/db/schema/index.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { tellFault } from './tell-fault.server.ts'
import { translated } from './translated.server.ts'

await useTestDatabase()

beforeEach(() => {
  vi.spyOn(log(), 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What somebody reads when the database refuses: the fault is its own, and comes the way of every fault. */
async function toldOf(work: PromiseLike<unknown>): Promise<string> {
  const error: unknown = await Promise.resolve(work).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error === null) return 'nothing went wrong'
  return translated(tellFault(error, 'a test')).message
}

const MESSAGE = { name: 'Ada Byron', email: 'ada@example.com', message: 'Do you have a branch in Leeds?' }
const NOWHERE = randomUUID()

async function addMember(organizationId: string) {
  const { userId } = await buildUser()
  const row = { id: randomUUID(), organizationId, userId, organizationRole: 'owner' as const }
  return db().insert(member).values(row)
}

async function takeEmail() {
  const [first, second] = [await buildUser(), await buildUser()]
  const email = `${first.userId}@example.com`
  return db().update(user).set({ email }).where(eq(user.id, second.userId))
}

async function takeSlug() {
  const [first, second] = [await buildOrganization(), await buildOrganization()]
  const [row] = await db().select().from(organization).where(eq(organization.id, first))
  return db().update(organization).set({ slug: row?.slug }).where(eq(organization.id, second))
}

const INVALID = "Some information entered isn't valid"

test.each<[string, string, () => Promise<unknown>]>([
  ['an email twice', 'A record with the same email already exists', takeEmail],
  ['a name in an address twice', 'A record with the same name already exists', takeSlug],
  ['a row for nothing', 'This operation violates a related record', () => addMember(NOWHERE)],
  [
    'a like of nobody',
    'This operation violates a related record',
    async () => db().insert(jobLike).values({ userId: NOWHERE, jobId: NOWHERE, state: 'liked' }),
  ],
  [
    'a message of nobody',
    INVALID,
    async () => db().execute(sql`insert into contact_message (email, message) values ('a', 'b')`),
  ],
  [
    'an unknown type of account',
    INVALID,
    async () => db().execute(sql`update "user" set type = 'Robot' where type = 'Individual'`),
  ],
  [
    'a NUL in a text',
    INVALID,
    async () =>
      db()
        .insert(contactMessage)
        .values({ ...MESSAGE, name: 'A\0da' }),
  ],
  ['a number without digits', INVALID, async () => db().execute(sql`select ${'many'}::integer`)],
  ['a number too large', INVALID, async () => db().execute(sql`select 3000000000::integer`)],
])('%s reads %j', { tags: ['R198'] }, async (_what, text, work) => {
  await buildUser()
  expect(await toldOf(work())).toBe(text)
  expect(log().error).not.toHaveBeenCalled()
})

test.each<[string, () => PromiseLike<unknown>]>([
  [
    'a table that is not there',
    () => db().execute(sql`select * from nobody_made_this where x = ${MESSAGE.email}`),
  ],
  ['a division by nothing', () => db().execute(sql`select 1 / 0 as x, ${MESSAGE.email}`)],
])(
  'any other fault, as %s, reads that it is ours, with the id that is logged, and nothing else',
  { tags: ['R198', '2.11c'] },
  async (_what, work) => {
    const told = await toldOf(work())
    const [, requestId] = /^Something went wrong on our side \(request (\w{8})\)$/.exec(told) ?? [told]
    const logged = vi.mocked(log().error).mock.calls
    expect(logged).toMatchObject([[{ requestId, where: 'a test' }, 'fault']])
    expect(JSON.stringify(logged) + told).not.toContain(MESSAGE.email)
  },
)

test(
  'a document that the database fails reads that something went wrong, and what is nowhere is not found',
  { tags: ['R200'] },
  async () => {
    const read = async (work: () => Promise<unknown>) => {
      const { GET } = readOnly('/a/document', async () => Response.json(await work()))
      const answer = await GET({ request: new Request('http://localhost:3000/a/document'), params: {} })
      return [answer.status, await answer.text()]
    }
    const [fault, nowhere] = [sql`select 1 / 0`, sql`select ${'no id'}::uuid`]
    expect(await read(async () => db().execute(fault))).toEqual([500, 'Something went wrong'])
    expect(await read(async () => db().execute(nowhere))).toEqual([404, 'Not Found'])
  },
)
