import { spawnSync } from 'node:child_process'
import { readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, jobLike, mail, rateLimit, session, user } from '#/db/schema/index.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildTracedPerson, buildWithPassword } from '#tests/factories/build-traced-person.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { readZip } from '#tests/setup/read-zip.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { authHooks } from './account-mail.server.ts'
import { buildDataArchive } from './data-archive.server.ts'
import { answerDataExport } from './data-export.server.ts'

vi.hoisted(() => {
  process.env.CONTACT_EMAIL = 'operator@example.com'
})

const { dataDir } = await useTestStorage()
await useTestDatabase()
configureAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(() => db().delete(rateLimit))

const OWN_PAGE = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

function ask(cookie: string, headers: Record<string, string> = OWN_PAGE): Promise<Response> {
  const url = 'http://localhost:3000/api/my-data'
  return answerDataExport(new Request(url, { method: 'POST', headers: { ...headers, cookie } }))
}

async function download(cookie: string) {
  const answer = await ask(cookie)
  expect(answer.status).toBe(200)
  const files = readZip(new Uint8Array(await answer.arrayBuffer()))
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>
  return { answer, files, data: read('flightpath.json'), resume: read('resume.json') }
}

/** Every text in a value, keys included. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const part of value) yield* textsOf(part)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* [key, ...textsOf(part)]
  }
}

test(
  'a job seeker gets everything we hold about them, as a ZIP that any program can open',
  { tags: ['2.9a'] },
  async () => {
    const person = await buildTracedPerson()
    const { answer, files, data, resume } = await download(person.cookie)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="flightpath-data-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect([...files.keys()]).toEqual([
      ...['README.txt', 'flightpath.json', 'resume.json', 'files/picture.webp', 'files/video.mp4'],
    ])
    expect(files.get('files/picture.webp')?.toString()).toBe('a face')
    expect(files.get('files/video.mp4')?.toString()).toBe('a film')
    expect(files.get('README.txt')?.toString()).toContain(`Flightpath: the data of ${person.name}`)
    expect(data).toMatchObject({
      account: { id: person.userId, email: person.email, firstName: 'Zephyrine', language: 'en' },
      waysIn: [{ kind: 'password' }],
      profile: { document: { headline: 'Drainage engineer', preferences: { minSalary: 50_000 } } },
      likes: [{ title: 'Miller', organization: 'Matching Mills', state: 'matched' }],
      memberships: [{ organization: 'Quarry and Sons', role: 'owner', teams: ['Pit'] }],
      invitations: [{ organization: 'Inviting Inns', role: 'admin', status: 'pending' }],
      invitationsSent: [{ organization: 'Quarry and Sons', role: 'member' }],
      jobsCreated: [{ id: person.createdJobId, title: 'Stone cutter', status: 'Published' }],
      jobsMoved: [{ title: 'Stone cutter', to: 'Draft' }],
      contactMessages: [{ name: person.name, message: 'Where is my match?' }],
      uploads: [{ address: person.picture, bytes: 6 }],
    })
    expect(data['sessions']).toHaveLength(1)
    expect(resume).toMatchObject({
      basics: {
        email: person.email,
        image: `http://localhost:3000${person.picture}`,
        'x-profileVideo': `http://localhost:3000${person.video}`,
      },
      interests: [{ name: 'Engineering' }],
    })
    expect((data['mails'] as { subject: string }[]).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['It’s a match: Miller', 'Choose a new password']),
    )
  },
)

test('the programs of the system open it too', async () => {
  const { cookie } = await buildTracedPerson()
  const path = join(dataDir, 'export.zip')
  await writeFile(path, Buffer.from(await (await ask(cookie)).arrayBuffer()))
  const { error, stdout } = spawnSync('unzip', ['-t', path])
  // Not every system has one; the reader of these tests is always there.
  expect(error ? 'No errors detected' : String(stdout)).toContain('No errors detected')
})

test('no other person’s address or id is in it, and nothing that opens an account', async () => {
  const person = await buildTracedPerson()
  const { files } = await download(person.cookie)
  const rows = await db().select({ id: user.id, email: user.email, name: user.name }).from(user)
  const others = rows.filter(({ id }) => id !== person.userId)
  expect(others.length).toBeGreaterThan(3)
  const own = await db().select().from(account).where(eq(account.userId, person.userId))
  const sessions = await db().select().from(session).where(eq(session.userId, person.userId))
  const secrets = [...own.map(({ password }) => password), ...sessions.map(({ token }) => token)]
  expect(secrets).toHaveLength(2)
  for (const name of ['flightpath.json', 'resume.json']) {
    const texts = [...textsOf(JSON.parse(files.get(name)?.toString() ?? ''))].join('\n').toLowerCase()
    for (const { id, email } of others) {
      expect(texts).not.toContain(id)
      expect(texts).not.toContain(email)
    }
    for (const word of [person.invitee, 'operator@example.com', ...secrets]) {
      expect(texts).not.toContain(String(word).toLowerCase())
    }
    expect(texts).not.toMatch(/api\/auth|[?&]token=/)
  }
  // The mails themselves do hold such links.
  const mails = await db().select().from(mail).where(eq(mail.userId, person.userId))
  expect(mails.filter(({ text }) => text.includes('/api/auth/')).length).toBeGreaterThan(1)
})

test('an employer’s unspoken pass stays unspoken', async () => {
  const person = await buildTracedPerson()
  await db()
    .update(jobLike)
    .set({ state: 'liked', passedAt: new Date('2026-01-02T03:04:05Z'), closeReason: 'passed' })
    .where(eq(jobLike.userId, person.userId))
  const { files } = await download(person.cookie)
  expect(files.get('flightpath.json')?.toString()).not.toMatch(/passed|2026-01-02/)
})

test.each(['Employer', 'Admin'] as const)(
  'an account of type %s gets the same without a résumé',
  async (type) => {
    const { cookie, email } = await buildSignedIn(type)
    const { files, data } = await download(cookie)
    expect([...files.keys()]).toEqual(['README.txt', 'flightpath.json'])
    expect(data).toMatchObject({ account: { email, type }, profile: null, likes: [] })
  },
)

test('a file that is not on the disk any more is left out, and the rest is whole', async () => {
  const person = await buildTracedPerson()
  await rm(join(dataDir, person.picture))
  const { files } = await download(person.cookie)
  expect(files.has('files/picture.webp')).toBe(false)
  expect(files.get('files/video.mp4')?.toString()).toBe('a film')
})

test.each(['/files/../auth-secret', 'http://', 'x y'])(
  'the picture %s is no file of theirs',
  async (image) => {
    const { cookie, userId } = await buildSignedIn()
    await writeFile(join(dataDir, 'auth-secret'), 'secret')
    await db().update(user).set({ image }).where(eq(user.id, userId))
    expect([...(await download(cookie)).files.keys()]).toEqual([
      'README.txt',
      'flightpath.json',
      'resume.json',
    ])
  },
)

/** The paths of what this process holds open, where the system tells. */
async function openFiles(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd').catch(() => [])
  return Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')))
}

test('a large file passes through in pieces, and stopping half way closes it', async () => {
  const person = await buildTracedPerson()
  const size = 30_000_000
  await writeFile(join(dataDir, person.video), Buffer.alloc(size, 1))
  const reader = (await buildDataArchive(person.userId)).getReader()
  let largest = 0
  let received = 0
  for (let piece = await reader.read(); !piece.done && received < size / 2; piece = await reader.read()) {
    largest = Math.max(largest, piece.value.length)
    received += piece.value.length
  }
  expect(largest).toBeLessThan(1_000_000)
  await reader.cancel()
  await expect.poll(openFiles).not.toContain(join(dataDir, person.video))
})

test('whoever never confirmed the address is not told what others sent there', async () => {
  const person = await buildTracedPerson()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, person.userId))
  const { data } = await download(person.cookie)
  expect(data).toMatchObject({ invitations: [], mails: [], contactMessages: [] })
})

test('whoever runs the product does not receive what others wrote to the contact form', async () => {
  await buildTracedPerson()
  const { userId, cookie } = await buildSignedIn('Admin')
  await db().update(user).set({ email: 'operator@example.com' }).where(eq(user.id, userId))
  expect((await download(cookie)).data).toMatchObject({ mails: [] })
})

test('it asks the database who is there: a session that has ended gets nothing, whatever its cookie says', async () => {
  const { cookie } = await buildWithPassword()
  await callAuth('/sign-out', {}, cookie)
  const answer = await ask(cookie)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/auth/signin?next=%2Fapp%2Fsettings',
  ])
  expect((await ask('')).status).toBe(303)
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by its origin alone', { origin: 'https://evil.example' }],
  ['nowhere', {}],
])('a request from %s is refused', async (_where, headers) => {
  const { cookie } = await buildSignedIn()
  const answer = await ask(cookie, headers)
  expect([answer.status, await answer.text()]).toEqual([403, 'Not authorized\n'])
})

test('an admin who looks through somebody’s eyes does not carry their data away, and is not in them', async () => {
  const { cookie, userId } = await buildSignedIn()
  const admin = await buildUser({ type: 'Admin' })
  await db()
    .update(session)
    .set({ impersonatedBy: admin.userId, ipAddress: '203.0.113.9', userAgent: 'Admin’s own' })
    .where(eq(session.userId, userId))
  expect((await ask(cookie)).status).toBe(403)
  const zip = new Uint8Array(await new Response(await buildDataArchive(userId)).arrayBuffer())
  const told = readZip(zip).get('flightpath.json')?.toString() ?? ''
  expect(told).toContain('"byAdministrator": true')
  expect(told).not.toMatch(/203\.0\.113\.9|Admin’s own/)
  expect(told).not.toContain(admin.userId)
})

test('the sixth time within an hour is refused, with the time to come back, and others are not', async () => {
  holdDate()
  const [often, once] = [await buildSignedIn(), await buildSignedIn()]
  for (let time = 1; time <= 5; time += 1) expect((await ask(often.cookie)).status).toBe(200)
  const refused = await ask(often.cookie)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await refused.text()).toBe('Too many requests. Please try again later.\n')
  expect((await ask(once.cookie)).status).toBe(200)
})
