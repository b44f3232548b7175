import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { toProfileColumns, toProfileDocument } from '#/db/documents/profile-document.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { jobLike, profile } from '#/db/schema/index.ts'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { listStatements } from '#tests/setup/list-statements.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findStoredSeeker, rememberSeeker } from './stored-seeker.server.ts'

await useTestDatabase()

const buildRequest = () => new Request('http://localhost/')

/** PostgreSQL holds neither a NUL nor half a letter. */
const storable = arbitraryProfile.map((document) => {
  const text = JSON.stringify(document).replaceAll(/\\u(?:0000|d[89a-f][\da-f]{2})/g, '')
  return JSON.parse(text) as ProfileDocument
})

test('the profile that comes as one value is the one that was stored', async () => {
  const { userId } = await buildSeeker()
  await fc.assert(
    fc.asyncProperty(storable, async (document) => {
      await db().update(profile).set(toProfileColumns(document)).where(eq(profile.userId, userId))
      const { profile: stored } = (await findStoredSeeker(userId)) ?? expect.unreachable()
      expect(stored && toProfileDocument(stored)).toEqual(document)
    }),
    { numRuns: 60 },
  )
})

test('hearts are of the jobs where something stands, with a profile or without', async () => {
  const [{ userId }, jobId, other, third] = [
    await buildUser(),
    await buildJob(),
    await buildJob(),
    await buildJob(),
  ]
  const at = new Date()
  await db()
    .insert(jobLike)
    .values([
      { userId, jobId, state: 'matched', likedAt: at, matchedAt: at },
      { userId, jobId: other, state: 'withdrawn', likedAt: at, withdrawnAt: at },
      { userId, jobId: third, state: 'approached', approachedAt: at },
    ])
  const hearts = { [jobId]: 'matched', [third]: 'approached' }
  const account = {
    id: userId,
    name: 'Ada Byron',
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${userId}@example.com`,
  }
  expect(await findStoredSeeker(userId)).toEqual({ user: account, profile: null, changedAt: null, hearts })
})

test('an employer is no job seeker, and neither is nobody', async () => {
  const { userId } = await buildUser({ type: 'Employer' })
  expect([await findStoredSeeker(userId), await findStoredSeeker('nobody')]).toEqual([null, null])
})

test('what the same request has read is not asked for again, and no other person or request knows of it', async () => {
  const [{ userId }, { userId: other }] = [await buildSeeker(), await buildSeeker()]
  const request = buildRequest()
  rememberSeeker(request, userId, null)
  expect(await listStatements(() => findStoredSeeker(userId, request))).toHaveLength(0)
  expect(await listStatements(() => findStoredSeeker(other, request))).toHaveLength(1)
  expect(await listStatements(() => findStoredSeeker(userId, buildRequest()))).toHaveLength(1)
})
