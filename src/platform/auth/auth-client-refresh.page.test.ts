import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { afterEach, expect, test, vi } from 'vitest'

type Client = (typeof import('./auth-client.ts'))['authClient']

const READS = {
  session: '/api/auth/get-session',
  listOrganizations: '/api/auth/organization/list',
  activeOrganization: '/api/auth/organization/get-full-organization',
  activeMember: '/api/auth/organization/get-active-member',
} as const
type Read = keyof typeof READS

const leave: (() => void)[] = []
afterEach(() => {
  for (const end of leave.splice(0)) end()
})

const SOMEBODY = {
  user: { id: 'u1', name: 'Bo Ek', email: 'bo@example.com' },
  session: { id: 's1', token: 't' },
}
const ANSWERS: Record<string, Answer> = {
  '/api/auth/organization/create': { body: { id: 'o2' } },
  [READS.session]: { body: SOMEBODY },
  [READS.listOrganizations]: { body: [] },
  [READS.activeOrganization]: { body: { id: 'o1', name: 'Orrery' } },
  [READS.activeMember]: { body: { id: 'm1', role: 'owner' } },
}

type Call = (client: Client) => Promise<unknown>

/** What is read once more, of the kinds that a page shows, after a call that succeeded or was refused. */
async function readAgainAfter(call: Call, path: string, answer: Answer, shown: readonly Read[]) {
  const sent = fakeWire({ ...ANSWERS, [`/api/auth${path}`]: answer })
  // A client of the test's own: what it read before, it would not read again.
  vi.resetModules()
  const { authClient } = await import('./auth-client.ts')
  const { atoms } = authClient.$store
  for (const read of shown) leave.push(atoms[read]?.subscribe(() => undefined) ?? (() => undefined))
  const countOf = (read: Read) => sent.filter((it) => it.path === READS[read] && it.method === 'GET').length
  const settled = () => shown.every((read) => countOf(read) > 0)
  await expect.poll(settled).toBe(true)
  const before = Object.fromEntries(shown.map((read) => [read, countOf(read)]))
  await call(authClient)
  return { readsSince: (read: Read) => countOf(read) - (before[read] ?? 0) }
}

const person = { email: 'bo@example.com', password: 'correct horse' }
const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
const company = {
  ...{ name: 'Orrery', slug: 'x', email: 'jobs@example.com', phone: '+44 7700 900100' },
  ...{ description: 'Heavy things.', location: 'Leeds' },
}
type Case = [path: string, call: Call]

const CHANGES_SESSION: Case[] = [
  ['/sign-in/email', (client) => client.signIn.email(person)],
  ['/sign-up/email', (client) => client.signUp.email({ ...person, ...names })],
  ['/sign-out', (client) => client.signOut()],
  ['/update-user', (client) => client.updateUser({ image: '' })],
  ['/delete-user', (client) => client.deleteUser({ password: person.password })],
  ['/verify-email', (client) => client.verifyEmail({ query: { token: 't' } })],
  ['/organization/set-active', (client) => client.organization.setActive({ organizationId: 'o1' })],
]

test.each(CHANGES_SESSION)(
  '%s makes the client read the session again',
  { tags: ['R141'] },
  async (path, call) => {
    const { readsSince } = await readAgainAfter(call, path, { body: { ok: true } }, ['session'])
    await expect.poll(() => readsSince('session')).toBeGreaterThan(0)
  },
)

const CHANGES_LIST: Case[] = [
  ['/organization/create', (client) => client.organization.create(company)],
  ['/organization/update', (client) => client.organization.update({ data: { name: 'Orrery and Sons' } })],
  ['/organization/delete', (client) => client.organization.delete({ organizationId: 'o1' })],
]

test.each(CHANGES_LIST)(
  '%s makes the client read the list of companies again',
  { tags: ['R142'] },
  async (path, call) => {
    const { readsSince } = await readAgainAfter(call, path, { body: { id: 'o1' } }, [
      'session',
      'listOrganizations',
    ])
    await expect.poll(() => readsSince('listOrganizations')).toBeGreaterThan(0)
  },
)

const CHANGES_MEMBER: Case[] = [
  [
    '/organization/update-member-role',
    (client) => client.organization.updateMemberRole({ memberId: 'm1', role: 'admin' }),
  ],
]

test.each(CHANGES_MEMBER)(
  '%s makes the client read one’s own membership again',
  { tags: ['R143'] },
  async (path, call) => {
    const { readsSince } = await readAgainAfter(call, path, { body: { id: 'm1' } }, [
      'session',
      'activeMember',
    ])
    await expect.poll(() => readsSince('activeMember')).toBeGreaterThan(0)
  },
)

const ON_COMPANIES: Case[] = [
  ...CHANGES_LIST,
  ...CHANGES_MEMBER,
  ['/organization/set-active', (client) => client.organization.setActive({ organizationId: 'o1' })],
  [
    '/organization/invite-member',
    (client) => client.organization.inviteMember({ email: 'a@example.com', role: 'member' }),
  ],
  ['/organization/remove-member', (client) => client.organization.removeMember({ memberIdOrEmail: 'm2' })],
  ['/organization/create-team', (client) => client.organization.createTeam({ name: 'Dockers' })],
  ['/organization/leave', (client) => client.organization.leave({ organizationId: 'o1' })],
]

test.each(ON_COMPANIES)(
  '%s makes the client read the active company again',
  { tags: ['R144'] },
  async (path, call) => {
    const { readsSince } = await readAgainAfter(call, path, { body: { id: 'o1' } }, [
      'session',
      'activeOrganization',
    ])
    await expect.poll(() => readsSince('activeOrganization')).toBeGreaterThan(0)
  },
)

test('a call that was refused changes nothing, and nothing is read again', async () => {
  useFakeTimeouts()
  const refusal = { status: 403, body: { code: 'FORBIDDEN', message: 'no' } }
  const calls: Client[] = []
  const call: Call = (client) => {
    calls.push(client)
    return client.organization.update({ data: { name: 'x' } })
  }
  const shown = ['session', 'listOrganizations'] as const
  const { readsSince } = await readAgainAfter(call, '/organization/update', refusal, shown)
  // The library reads again ten milliseconds after a call.
  await vi.advanceTimersByTimeAsync(20)
  expect(readsSince('listOrganizations')).toBe(0)
  await calls[0]?.organization.create(company)
  await expect.poll(() => readsSince('listOrganizations')).toBe(1)
})
