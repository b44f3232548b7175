import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { jobLike, member, profile, user } from '#/db/schema/index.ts'
import { EMPTY_PROFILE_DOCUMENT, type Preferences } from '#/domain/profile/profile-document.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { storeFile } from '#/platform/storage/storage.server.ts'
import { serveUpload } from './serve-upload.server.ts'

await useTestStorage()
await useTestAuth()

const person = await buildSignedIn()
const [stranger, admin, employer, matched] = [
  await buildSignedIn(),
  await buildSignedIn('Admin'),
  await buildSignedIn('Employer'),
  await buildSignedIn('Employer'),
]
const companies = [await buildOrganization(), await buildOrganization()] as const
for (const [index, { userId }] of [employer, matched].entries()) {
  await db()
    .insert(member)
    .values({ id: userId, organizationId: companies[index] ?? '', userId, organizationRole: 'member' })
}
const jobId = await buildJob({ organizationId: companies[1] })

async function wish(preferences: Partial<Preferences>) {
  const all = { ...EMPTY_PROFILE_DOCUMENT.preferences, ...preferences }
  const columns = toProfileColumns({ ...EMPTY_PROFILE_DOCUMENT, preferences: all })
  await db()
    .insert(profile)
    .values({ ...columns, userId: person.userId })
    .onConflictDoUpdate({ target: profile.userId, set: columns })
}

async function serve(address: string, cookie = '') {
  const answer = await serveUpload(
    address.slice('/files/'.length),
    new Request(`http://localhost:3000${address}`, { method: 'HEAD', headers: { cookie } }),
  )
  return answer.status === 200 ? 'y' : '-'
}

async function serveAll(address: string) {
  const cookies = [person, admin, stranger, { cookie: '' }, employer, matched].map(({ cookie }) => cookie)
  return (await Promise.all(cookies.map((cookie) => serve(address, cookie)))).join(' ')
}

const FILES = {
  picture: await buildUpload('profile-pictures', { userId: person.userId }),
  video: await buildUpload('profile-videos', { userId: person.userId }),
}

test.each(['picture', 'video'] as const)(
  'a %s that was seen by everybody is there for those alone who may see the person now',
  async (what) => {
    await db().delete(jobLike).where(eq(jobLike.userId, person.userId))
    await db().insert(jobLike).values({ userId: person.userId, jobId, state: 'matched' })
    const seen: Record<string, string> = {}
    const turns: [string, Partial<Preferences>][] = [
      ['public', { visibility: 'Public' }],
      ['public, anonymous', { visibility: 'Public', anonymousUntilMatch: true }],
      ['signed in', { visibility: 'SignedIn' }],
      ['hidden', { visibility: 'Hidden' }],
      ['signed in, one excluded', { visibility: 'SignedIn', excludedEmployers: [companies[0]] }],
      ['public again', { visibility: 'Public' }],
    ]
    for (const [name, preferences] of turns) {
      await wish(preferences)
      seen[name] = await serveAll(FILES[what])
    }
    // Of: themself, an admin, somebody signed in, a visitor, an employer, one whom they matched.
    expect(seen).toEqual({
      public: 'y y y y y y',
      'public, anonymous': 'y y - - - y',
      'signed in': 'y y y - y y',
      hidden: 'y y - - - y',
      'signed in, one excluded': 'y y y - - y',
      'public again': 'y y y y y y',
    })
  },
)

test('before a profile is begun, its picture is for who is signed in, as the profile would be', async () => {
  const newcomer = await buildSignedIn()
  const picture = await buildUpload('profile-pictures', { userId: newcomer.userId })
  expect([await serve(picture), await serve(picture, stranger.cookie)]).toEqual(['-', 'y'])
})

test('the picture of an employer is there for whoever has its address; a video from before they hired is not', async () => {
  const picture = await buildUpload('profile-pictures', { userId: employer.userId })
  const video = await buildUpload('profile-videos', { userId: employer.userId })
  expect([await serve(picture), await serve(video), await serve(video, stranger.cookie)]).toEqual([
    'y',
    '-',
    '-',
  ])
})

test.each(['profile-pictures', 'profile-videos'] as const)(
  'in %s what showed somebody whose account is gone is there for nobody, before its file goes as well',
  async (folder) => {
    const leaving = await buildSignedIn()
    const file = await buildUpload(folder, { userId: leaving.userId })
    expect(await serve(file, leaving.cookie)).toBe('y')
    await db().delete(user).where(eq(user.id, leaving.userId))
    expect([await serve(file), await serve(file, admin.cookie)]).toEqual(['-', '-'])
  },
)

test('of what shows somebody only our own drawings are served without a note of whose it is', async () => {
  const content = Buffer.from('a')
  const [unknown, drawing] = [
    await storeFile('profile-pictures', content, { extension: 'webp' }),
    await storeFile('profile-pictures', content, { extension: 'webp', name: 'drawing' }),
  ]
  expect([await serve(unknown), await serve(drawing)]).toEqual(['-', 'y'])
})
