import { createAuthClient } from 'better-auth/client'
import { adminClient, organizationClient, twoFactorClient } from 'better-auth/client/plugins'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

type Sent = { method: string; path: string; body: string | null }

const LOGO = '/files/company-logos/default.webp'
const COMPANY = {
  name: 'Client and Sons',
  slug: `client-and-sons-${crypto.randomUUID()}`,
  email: 'work@client.example.com',
  phone: '+44 7700 900877',
  description: 'Made by the library’s own client, as anybody may.',
  location: 'Bath',
}

/** The library's own client as a program outside the product uses it: a jar for its cookies, and an Origin of ours. */
function openClient(baseURL = '') {
  const jar = new Map<string, string>()
  const sent: Sent[] = []
  const customFetchImpl: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', baseURL)
    headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(input, { ...init, headers })
    const address = input instanceof Request ? input.url : String(input)
    const body = typeof init?.body === 'string' ? init.body : null
    sent.push({ method: init?.method ?? 'GET', path: new URL(address).pathname, body })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const client = createAuthClient({
    baseURL,
    basePath: '/api/auth',
    fetchOptions: { customFetchImpl },
    plugins: [organizationClient({ teams: { enabled: true } }), adminClient(), twoFactorClient()],
  })
  return { client, sent, jar }
}

type Opened = ReturnType<typeof openClient>

async function enter(baseURL: string | undefined, email: string): Promise<Opened> {
  const opened = openClient(baseURL)
  const { error } = await opened.client.signIn.email({ email, password: DEMO_PASSWORD })
  expect(error).toBeNull()
  return opened
}

/** Somebody new, so that what is done here meets nobody else's test. */
async function join(baseURL: string | undefined, type: 'Individual' | 'Employer') {
  const opened = openClient(baseURL)
  const email = `client-${crypto.randomUUID()}@example.com`
  const person = {
    email,
    password: DEMO_PASSWORD,
    name: 'Cleo Ent',
    firstName: 'Cleo',
    lastName: 'Ent',
    type,
  }
  const { data, error } = await opened.client.signUp.email(person)
  expect(error).toBeNull()
  return { ...opened, email, userId: data?.user.id ?? '' }
}

const wire = ({ sent }: Pick<Opened, 'sent'>) => sent.map(({ method, path }) => `${method} ${path}`)

test(
  'the session is read, ended here, elsewhere and everywhere',
  { tag: ['@R180', '@R181'] },
  async ({ baseURL }) => {
    const here = await join(baseURL, 'Individual')
    const [elsewhere, third] = [await enter(baseURL, here.email), await enter(baseURL, here.email)]
    expect((await here.client.getSession()).data?.user.email).toBe(here.email)

    const fresh = { query: { disableCookieCache: true } }
    expect((await here.client.revokeOtherSessions()).data?.status).toBe(true)
    expect((await elsewhere.client.getSession(fresh)).data).toBeNull()
    expect((await here.client.getSession(fresh)).data?.user.id).toBe(here.userId)

    const again = await enter(baseURL, here.email)
    expect((await again.client.revokeSessions()).data?.status).toBe(true)
    for (const { client } of [here, again, third]) expect((await client.getSession(fresh)).data).toBeNull()

    const last = await enter(baseURL, here.email)
    expect((await last.client.signOut()).data?.success).toBe(true)
    expect(Array.from(last.jar.keys()).join()).not.toContain('session')
    expect((await last.client.getSession()).data).toBeNull()
    const asked = [...wire(here), ...wire(again), ...wire(last)]
    for (const call of ['sign-out', 'revoke-sessions', 'revoke-other-sessions']) {
      expect(asked).toContain(`POST /api/auth/${call}`)
    }
  },
)

test(
  'a company is made, read, changed, made active and deleted',
  { tag: ['@R182', '@R183'] },
  async ({ baseURL }) => {
    const owner = await join(baseURL, 'Employer')
    const { organization } = owner.client
    const logo = LOGO
    const made = await organization.create({ ...COMPANY, logo })
    expect(made.error).toBeNull()
    const organizationId = made.data?.id ?? ''
    expect((await organization.list()).data?.map(({ id }) => id)).toEqual([organizationId])
    expect((await organization.setActive({ organizationId })).data?.id).toBe(organizationId)
    expect((await organization.getFullOrganization()).data?.members).toHaveLength(1)
    expect((await organization.getActiveMember()).data?.role).toBe('owner')

    const changed = await organization.update({ organizationId, data: { name: 'Client and Daughters' } })
    expect(changed.data?.name).toBe('Client and Daughters')
    expect((await organization.setActive({ organizationId: null })).data).toBeNull()
    expect((await organization.delete({ organizationId })).error).toBeNull()
    expect((await organization.list()).data).toEqual([])
    expect(owner.sent.find(({ path }) => path.endsWith('/set-active'))?.body).toBe(
      JSON.stringify({ organizationId }),
    )
  },
)

test('a colleague’s role is changed, and a stranger’s is not', { tag: ['@R183'] }, async ({ baseURL }) => {
  const owner = await enter(baseURL, demoAccount('Employer').email)
  const [first] = (await owner.client.organization.list()).data ?? []
  await owner.client.organization.setActive({ organizationId: first?.id ?? '' })
  const { data: own } = await owner.client.organization.getActiveMember()
  const refused = await owner.client.organization.updateMemberRole({ memberId: 'nobody', role: 'admin' })
  expect(refused.error?.status).toBe(404)
  const last = await owner.client.organization.updateMemberRole({ memberId: own?.id ?? '', role: 'member' })
  expect(last.error?.status).toBeGreaterThanOrEqual(400)
  expect((await owner.client.organization.getActiveMember()).data?.role).toBe(own?.role)
})

test(
  'an admin lists people, looks through the eyes of one who is none, and comes back',
  { tag: ['@R184'] },
  async ({ baseURL }) => {
    const person = await join(baseURL, 'Individual')
    const admin = await enter(baseURL, demoAccount('Admin').email)
    const { admin: office, getSession } = admin.client
    const listed = await office.listUsers({ query: { searchField: 'email', searchValue: person.email } })
    expect(listed.data?.users.map(({ id }) => id)).toEqual([person.userId])
    expect((await office.stopImpersonating()).error?.status).toBe(400)

    expect((await office.impersonateUser({ userId: person.userId })).error).toBeNull()
    const { data: through } = await getSession()
    expect(through?.user.id).toBe(person.userId)
    expect((await office.listUsers({ query: {} })).error?.status).toBe(403)
    expect((await office.stopImpersonating()).error).toBeNull()
    const { data: back } = await getSession()
    expect(back?.user.email).toBe(demoAccount('Admin').email)
    const self = await office.impersonateUser({ userId: back?.user.id ?? '' })
    expect(self.error?.status).toBe(403)
    expect(wire(admin)).toEqual(
      expect.arrayContaining(['GET /api/auth/admin/list-users', 'POST /api/auth/admin/stop-impersonating']),
    )
  },
)

test('platform rights are an admin’s alone', { tag: ['@R173'] }, async ({ baseURL }) => {
  const person = await join(baseURL, 'Employer')
  const { userId } = person
  const { admin: office } = person.client
  const refused = [
    await office.createUser({ email: 'x@example.com', password: DEMO_PASSWORD, name: 'No Body' }),
    await office.listUsers({ query: {} }),
    await office.setRole({ userId, role: 'admin' }),
    await office.banUser({ userId }),
    await office.impersonateUser({ userId }),
    await office.removeUser({ userId }),
    await office.setUserPassword({ userId, newPassword: DEMO_PASSWORD }),
    await office.updateUser({ userId, data: { role: 'admin' } }),
    await office.listUserSessions({ userId }),
    await office.revokeUserSessions({ userId }),
  ]
  expect(refused.map(({ error }) => error?.status)).toEqual(refused.map(() => 403))
})

test(
  'a call with something to say is a POST, and any other a GET',
  { tag: ['@R185'] },
  async ({ baseURL }) => {
    const opened = openClient(baseURL)
    // Calls that this version of the client has never heard of: the rule alone decides.
    const { unheard } = opened.client as unknown as Record<
      'unheard',
      Record<'of', (given?: object) => unknown>
    >
    await unheard.of()
    await unheard.of({ query: { a: '1' } })
    await unheard.of({ a: 1 })
    await opened.client.getSession()
    await opened.client.listSessions()
    await opened.client.organization.list()
    await opened.client.updateUser({ image: '' })
    await opened.client.organization.checkSlug({ slug: 'x' })
    expect(opened.sent[2]).toEqual({ method: 'POST', path: '/api/auth/unheard/of', body: '{"a":1}' })
    expect(opened.sent.map(({ method }) => method)).toEqual([
      ...['GET', 'GET', 'POST'],
      ...['GET', 'GET', 'GET', 'POST', 'POST'],
    ])
  },
)

test(
  'a refusal comes with its status, the status’s text and what its body said',
  { tag: ['@R187'] },
  async ({ baseURL }) => {
    const { client } = openClient(baseURL)
    const wrong = await client.signIn.email({ email: 'nobody@example.com', password: 'not the password' })
    expect(wrong.data).toBeNull()
    const { statusText, ...told } = wrong.error ?? {}
    // The wire's own text is 'Unauthorized'; the library writes its refusals in capitals.
    expect(statusText).toMatch(/^unauthorized$/i)
    expect(told).toEqual({
      status: 401,
      code: 'INVALID_EMAIL_OR_PASSWORD',
      message: 'Invalid email or password',
    })
    const bare = await client.$fetch('/no-such-call')
    expect(bare.error).toEqual({ status: 404, statusText: 'Not Found' })
  },
)
