import { validate } from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import {
  buildEmployer,
  buildEmployerOf,
  buildOwner,
  buildViewer,
  SALARY_FLOOR,
  VIEWERS,
} from '#tests/setup/profile-stage.ts'
import { getResumeFor } from './resume.server.ts'

await useTestDatabase()

const read = getResumeFor

test('the owner gets what a matched employer gets, to be sent anywhere', async () => {
  const owner = await buildOwner({ visibility: 'Hidden' })
  const { basics } = await read(owner, owner.userId)
  expect(basics).toMatchObject({ name: 'Ada Byron', phone: '+44 7700 900142', location: { city: 'Bath' } })
})

test('nobody gets the salary floor, a wish, the street or a point on the map', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  const others = VIEWERS.filter((kind) => kind !== 'owner')
  const readers = await Promise.all(others.map((kind) => buildViewer(kind, owner)))
  const resumes = [
    ...(await Promise.all(readers.map((reader) => read(reader, owner.userId)))),
    await read(owner, owner.userId),
  ]
  for (const resume of resumes) {
    const text = JSON.stringify(resume)
    for (const secret of [String(SALARY_FLOOR), 'Secret wish', 'x-pref', 'Green', 'BA1', '51.38'])
      expect(text).not.toContain(secret)
    validate(JSON.parse(text), (faults) => expect(faults).toBeNull())
  }
})

test('email and phone are for matched employers', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  const matched = await read(await buildEmployer(owner, 'matched'), owner.userId)
  expect(matched.basics).toMatchObject({ phone: '+44 7700 900142', location: { city: 'Bath' } })
  expect(matched.basics.email).toContain('@example.com')
  const liked = JSON.stringify(await read(await buildEmployer(owner, 'liked'), owner.userId))
  expect(liked).not.toMatch(/@example\.com|900142/)
})

test('somebody anonymous has no name, employer or link in it until the match', async () => {
  const owner = await buildOwner({ visibility: 'SignedIn', anonymousUntilMatch: true })
  const [employer, jobId] = await buildEmployerOf(owner, 'liked')
  const resume = await read(employer, sealCandidateId({ userId: owner.userId, jobId }))
  const text = JSON.stringify(resume)
  expect(resume.work).toMatchObject([{ position: 'Drainage Engineer', 'x-id': '1' }])
  for (const secret of ['Ada', 'Byron', 'Harrow', 'example.com']) expect(text).not.toContain(secret)
  await expect(read(employer, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what somebody may not see is not there', async () => {
  const owner = await buildOwner({ visibility: 'Hidden' })
  for (const kind of ['stranger', 'anonymous', 'none'] as const) {
    const reader = await buildViewer(kind, owner)
    await expect(read(reader, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
