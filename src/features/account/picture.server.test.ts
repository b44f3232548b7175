import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { upload, user } from '#/db/schema/index.ts'
import { findCurrentSession, type SessionUser } from '#/platform/auth/actor.server.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { deleteFiles } from '#/platform/storage/delete-files.tasks.server.ts'
import { deleteStoredFile, findStoredFile } from '#/platform/storage/storage.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { saveUserPicture } from './picture.server.ts'

const ORIGIN = 'http://localhost:3000'

await useTestStorage()
await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
const signedUp = await auth().handler(
  new Request(`${ORIGIN}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, email: 'bo@example.com', password: 'correct horse' }),
  }),
)
const cookie = signedUp.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
const headers = new Headers({ cookie })
const current = await findCurrentSession(headers, { freshness: 'fresh' })
const buildOwn = () => buildUpload('profile-pictures', { userId: current?.user.id })
const STORED = await buildOwn()

async function save(image: string | null) {
  if (!current) throw new Error('nobody is signed in')
  const answer = await saveUserPicture(current.user, image, headers)
  const [row] = await db().select({ image: user.image }).from(user).where(eq(user.id, current.user.id))
  return { answer, stored: row?.image ?? null }
}

test.each([
  '',
  'https://evil.example/files/profile-pictures/a.webp',
  '//evil.example/files/profile-pictures/a.webp',
  '/files/company-logos/a.webp',
  '/files/profile-pictures/../company-logos/a.webp',
  'javascript:alert(1)',
  '/files/profile-pictures/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.webp',
  '/files/profile-pictures/none.webp',
])('the picture %j is answered with an error and not stored', async (image) => {
  expect(await save(image)).toEqual({
    answer: { error: 'Wrong uploaded data. Please try again.' },
    stored: null,
  })
})

test.each([STORED, `${ORIGIN}${STORED}`, `HTTP://LocalHost:3000${STORED}`])(
  'a picture of the own storage is stored in one form: %s',
  async (image) => {
    const { answer, stored } = await save(image)
    expect(answer).toEqual({ user: { ...current?.user, image: STORED } })
    expect(stored).toBe(STORED)
  },
)

test("somebody else's picture is not theirs to show: it would outlive the account of whom it shows", async () => {
  const other = await buildUser({})
  const foreign = await buildUpload('profile-pictures', { userId: other.userId })
  const { answer, stored } = await save(foreign)
  expect(answer).toEqual({ error: 'Wrong uploaded data. Please try again.' })
  expect(stored).not.toBe(foreign)
})

test('the picture of somebody whose account is gone is nobody’s to show, while its file is still there', async () => {
  const gone = await buildUser({})
  const left = await buildUpload('profile-pictures', { userId: gone.userId })
  await db().delete(user).where(eq(user.id, gone.userId))
  const { answer, stored } = await save(left)
  expect(answer).toEqual({ error: 'Wrong uploaded data. Please try again.' })
  expect(stored).not.toBe(left)
})

async function runDeletions() {
  const { rows } = await db().execute<{ data: { names: string[] } }>(
    sql`delete from pgboss.job where name = 'delete-files' returning id, data`,
  )
  for (const { data } of rows) await deleteFiles(data)
}

test.each(['replaced', 'taken away'])('the file of a picture that is %s goes at once', async (how) => {
  const [former, next] = [await buildOwn(), await buildOwn()]
  await save(former)
  await runDeletions()
  if (!current) throw new Error('nobody is signed in')
  const shown = { ...current.user, image: former }
  await saveUserPicture(shown, how === 'replaced' ? next : null, headers)
  await runDeletions()
  expect(await findStoredFile(former.slice('/files/'.length))).toBeNull()
  if (how === 'replaced') expect(await findStoredFile(next.slice('/files/'.length))).not.toBeNull()
})

test('a picture is taken away again', async () => {
  await save(STORED)
  const { answer, stored } = await save(null)
  expect(answer).toEqual({ user: { ...current?.user, image: null } })
  expect(stored).toBeNull()
})

test('a picture whose file was lost may be saved again by whoever shows it', async () => {
  await save(STORED)
  await db().delete(upload)
  await deleteStoredFile(STORED.slice('/files/'.length))
  const shown = { ...current?.user, image: STORED } as SessionUser
  expect(await saveUserPicture(shown, STORED, headers)).toEqual({ user: shown })
})
