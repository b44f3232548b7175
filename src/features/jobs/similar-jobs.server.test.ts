import { expect, test } from 'vitest'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { buildJob, COMPLETE_JOB } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listSimilarJobs } from './similar-jobs.server.ts'

await useTestDatabase()

const TODAY = toIsoDate(new Date())
const idsOf = async (id: string) => (await listSimilarJobs(null, id)).map((one) => one.id)

/** Jobs of a kind of their own, so that the tests do not meet. */
const ofKind = (skill: string, changes: Parameters<typeof buildJob>[0] = {}) =>
  buildJob({ title: skill, mustHaveSkills: [skill], ...changes })

test('open jobs that share the work are similar, the most alike first, and never the job itself', async () => {
  const id = await ofKind('Sluices')
  const near = await ofKind('Sluices', { location: 'Leeds, United Kingdom', lat: 53.8, lng: -1.55 })
  const same = await ofKind('Sluices')
  await ofKind('Bees')
  expect(await idsOf(id)).toEqual([same, near])
})

test('what is archived, a draft, or past its closing day is not similar', { tags: ['R035'] }, async () => {
  const id = await ofKind('Locks')
  await ofKind('Locks', { status: 'Archived', archiveReason: 'Filled' })
  await ofKind('Locks', { status: 'Draft' })
  await ofKind('Locks', { closingDate: addDays(TODAY, -1) })
  const lastDay = await ofKind('Locks', { closingDate: TODAY })
  expect(await idsOf(id)).toEqual([lastDay])
})

test('a job of another sector is similar when it asks for much of the same', async () => {
  const id = await ofKind('Weirs', { mustHaveSkills: ['Weirs', 'Sonar'] })
  const across = await ofKind('Weirs', { sector: 'Retail' })
  const within = await ofKind('Weir warden', { mustHaveSkills: ['Sonar', 'Boats', 'Knots', 'Paint', 'Tea'] })
  await buildJob({
    ...{ title: 'Fishmonger', sector: 'Retail' },
    ...{ mustHaveSkills: ['Sonar', 'Boats', 'Knots', 'Paint', 'Tea'] },
  })
  expect(await idsOf(id)).toEqual([across, within])
})

test('one company has two of the four places', async () => {
  const id = await ofKind('Dikes')
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 4; nth += 1) await ofKind('Dikes', { organizationId })
  const others = [
    await ofKind('Dikes', { experienceYears: 9 }),
    await ofKind('Dikes', { experienceYears: 9 }),
  ]
  const similar = await listSimilarJobs(null, id)
  expect(similar.filter(({ organization }) => organization.id === organizationId)).toHaveLength(2)
  expect(similar.map((one) => one.id)).toEqual(expect.arrayContaining(others))
})

test('an archived job has similar jobs, a draft has none, and somebody else’s draft is not found', async () => {
  const open = await ofKind('Quays')
  expect(await idsOf(await ofKind('Quays', { status: 'Archived', archiveReason: 'Expired' }))).toEqual([open])
  const organizationId = await buildOrganization()
  const draft = await ofKind('Quays', { status: 'Draft', organizationId })
  const member = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  expect(await listSimilarJobs(member, draft)).toEqual([])
  await expect(listSimilarJobs(null, draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['marks alone', { title: '???', mustHaveSkills: ['!'] }],
  ['quotes and operators', { title: "Keeper's | !(", mustHaveSkills: ["'a' & b", 'C++', '\\'] }],
])('a job that is called by %s is compared without harm', async (_what, changes) => {
  const twin = await buildJob(changes)
  expect(await idsOf(await buildJob(changes))).toEqual(changes.title === '???' ? [] : [twin])
})

test('rare kin are found behind more newer jobs of the sector than are read', async () => {
  const organizationId = await buildOrganization()
  const id = await ofKind('Weather buoys', { publishedAt: new Date('2026-01-02') })
  const kin = await ofKind('Weather buoys', { publishedAt: new Date('2026-01-01') })
  const newer = Array.from({ length: 220 }, (_, nth) => ({
    ...COMPLETE_JOB,
    ...{ id: `newer-${nth}`, organizationId, status: 'Published' as const, publishedAt: new Date() },
    ...{ mustHaveSkills: ['Welding'], closingDate: addDays(TODAY, 9) },
  }))
  await db().insert(job).values(newer)
  expect(await idsOf(id)).toEqual([kin])
})

test('a similar job tells as much as a row of the list', async () => {
  const id = await ofKind('Piers')
  await ofKind('Piers', { importKey: 'secret-key' })
  const [similar] = await listSimilarJobs(null, id)
  expect(Object.keys(similar ?? {})).not.toContain('lat')
  expect(JSON.stringify(similar)).not.toContain('secret-key')
})
