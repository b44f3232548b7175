import { afterAll, expect, test } from 'vitest'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { buildEmployer, seenOf, setState } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobCandidates } from './candidates.server.ts'
import { findJobFit, listRecommendedJobs } from './fits.server.ts'
import { getPair } from './matches.server.ts'
import { listMyLikes } from './my-likes.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const WORK = buildWork({ position: 'Engineer at Quillfeather Ltd', organization: 'Quillfeather Ltd' })
const STUDY = {
  id: 'study-9',
  institution: 'Brackenmoor College',
  area: 'Hydrology at Brackenmoor College',
  studyType: 'BSc',
  level: 'Doctorate' as const,
  startDate: null,
  endDate: null,
  score: '',
}
/** Tells on itself in every place where a person writes freely. */
const TELLTALE: Parameters<typeof buildSeeker>[0] = {
  headline: 'Zephyrine Okonjo, drainage engineer at Quillfeather Ltd, taught at Brackenmoor College',
  bio: 'I am Zephyrine Okonjo.',
  location: '14 Larkspur Lane, Bath BA1 2JZ, UK',
  phone: '+44 7700 900555',
  work: [WORK],
  education: [STUDY],
  preferences: {
    anonymousUntilMatch: true,
    desiredTitles: ['Civil Engineer at Quillfeather Ltd', 'Zephyrine Okonjo Consulting'],
    minSalary: 43_217,
  },
}
const SECRETS = ['Zephyrine', 'Okonjo', 'Quillfeather', 'Brackenmoor', 'Larkspur', 'BA1', '900555']

const buildTelltale = () => buildSeeker(TELLTALE, { firstName: 'Zephyrine', lastName: 'Okonjo' })

test.each(['none', 'liked', 'approached', 'withdrawn', 'declined'] as const)(
  'an anonymous candidate in state %s gives away neither account, name, address, employer nor school in any field',
  { tags: ['2.6d'] },
  async (state) => {
    const stage = await buildEmployer()
    const seeker = await buildTelltale()
    if (state !== 'none') await setState(seeker.userId, stage.jobId, state)
    // The id is random letters, among which any three may stand; that it opens to nobody has a test of its own.
    const seen = await seenOf(stage, seeker)
    const answer = JSON.stringify({ ...seen, candidateId: '' })
    expect(seen?.candidateId).not.toContain(seeker.userId)
    for (const secret of [...SECRETS, seeker.userId]) {
      expect(answer.toLowerCase()).not.toContain(secret.toLowerCase())
    }
    expect(JSON.parse(answer)).toMatchObject({ name: null, image: null, contact: null, town: 'Bath' })
  },
)

test('a match opens name and contact, and a withdrawal closes them again', async () => {
  const stage = await buildEmployer()
  const seeker = await buildTelltale()
  const email = `${seeker.userId}@example.com`
  await setState(seeker.userId, stage.jobId, 'matched')
  const matched = await seenOf(stage, seeker)
  expect(matched).toMatchObject({
    name: 'Zephyrine Okonjo',
    contact: { email, phone: '+44 7700 900555' },
  })
  expect((await listMyLikes(seeker))[0]?.contact).toEqual({
    email: 'jobs@example.com',
    phone: '+44 7700 900100',
  })
  await setState(seeker.userId, stage.jobId, 'withdrawn')
  const withdrawn = await seenOf(stage, seeker)
  expect(withdrawn).toMatchObject({
    state: 'withdrawn',
    name: null,
    contact: null,
    since: expect.any(String),
  })
  expect((await listMyLikes(seeker))[0]).toMatchObject({ state: 'withdrawn', contact: null })
})

test('equal fits stand in an order that no account id gives, and a like tells its day alone', async () => {
  const stage = await buildEmployer()
  for (let nth = 0; nth < 6; nth += 1) {
    const { userId } = await buildSeeker({ preferences: { anonymousUntilMatch: true } })
    if (nth < 3) await setState(userId, stage.jobId, 'liked')
  }
  await writeMeaning()
  const { liked, suggested } = await listJobCandidates(stage.employer, stage.jobId)
  const equals = (list: typeof liked) => list.filter(({ fit }) => fit?.fit === liked[0]?.fit?.fit)
  expect([equals(liked).length, equals(suggested).length >= 3]).toEqual([3, true])
  for (const list of [equals(liked), equals(suggested)]) {
    const ids = list.map(({ candidateId }) => candidateId)
    expect(ids).toEqual(ids.toSorted())
  }
  for (const { since } of liked) expect(since).toMatch(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/)
})

test('before a match nobody’s contact data is in the answer, named or not', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ phone: '+44 7700 900777' })
  await setState(seeker.userId, stage.jobId, 'liked')
  const answer = JSON.stringify(await listJobCandidates(stage.employer, stage.jobId))
  expect(answer).toContain('Ada Byron')
  expect(answer).not.toContain('900777')
  expect(answer).not.toContain(`${seeker.userId}@`)
  expect(JSON.stringify(await listMyLikes(seeker))).not.toContain('jobs@example.com')
})

test('the salary floor is in no answer, the person’s own scores included', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ preferences: { minSalary: 43_217 } })
  const before = JSON.stringify([
    await findJobFit(seeker, stage.jobId),
    await listRecommendedJobs(seeker),
    await listJobCandidates(stage.employer, stage.jobId),
  ])
  await setState(seeker.userId, stage.jobId, 'matched')
  const after = JSON.stringify([
    await listMyLikes(seeker),
    await listJobCandidates(stage.employer, stage.jobId),
  ])
  for (const answer of [before, after]) {
    expect(answer).not.toContain('43217')
    expect(answer).not.toContain('43,217')
  }
})

test('the candidate and the employer see the same numbers, anonymous or not', async () => {
  const stage = await buildEmployer()
  for (const seeker of [await buildSeeker(), await buildTelltale()]) {
    const own = await findJobFit(seeker, stage.jobId)
    const numbersOf = (fit: typeof own) => [
      ...[fit?.fit, fit?.e, fit?.c, fit?.confidence],
      ...(fit?.factors.map(({ key, points, scaledWeight }) => [key, points, scaledWeight]) ?? []),
    ]
    expect(numbersOf((await seenOf(stage, seeker))?.fit ?? null)).toEqual(numbersOf(own))
  }
})

test('a candidate’s id means somebody beside its own job only, before a match and after it', async () => {
  const [stage, other] = [await buildEmployer(), await buildEmployer()]
  const seeker = await buildTelltale()
  await setState(seeker.userId, stage.jobId, 'liked')
  const candidateId = (await seenOf(stage, seeker))?.candidateId ?? ''
  expect(getPair({ jobId: stage.jobId, candidateId })).toEqual({ userId: seeker.userId, jobId: stage.jobId })
  expect(() => getPair({ jobId: other.jobId, candidateId })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  )
  expect(() => getPair({ jobId: stage.jobId, candidateId: seeker.userId })).toThrow()
  await setState(seeker.userId, stage.jobId, 'matched')
  expect((await seenOf(stage, seeker))?.candidateId).toBe(candidateId)
})
