import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobLike, user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { VISIBILITIES, type Visibility } from '#/domain/profile/vocabulary.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import {
  buildEmployer,
  buildEmployerOf,
  buildOwner,
  buildViewer,
  SALARY_FLOOR,
  VIEWERS,
} from '#tests/setup/profile-stage.ts'
import { getResumeFor } from './cv/resume.server.ts'
import { getProfileFor } from './profile.server.ts'

await useTestDatabase()

/** What a viewer is told: c with contact data, y the profile, - not found. */
async function tell(viewer: Actor | null, owner: Actor): Promise<'c' | 'y' | '-'> {
  try {
    return (await getProfileFor(viewer, owner.userId)).contact ? 'c' : 'y'
  } catch (error) {
    expect(error).toMatchObject({ code: 'NOT_FOUND' })
    return '-'
  }
}

//                                          owner admin stranger anonymous none liked approached matched withdrawn
const MATRIX: Record<Visibility, string> = {
  Public: /*                              */ 'c     c     y        y         y    y     y          c       y',
  SignedIn: /*                            */ 'c     c     y        -         y    y     y          c       y',
  MatchedEmployers: /*                    */ 'c     c     -        -         -    y     -          c       -',
  Hidden: /*                              */ 'c     c     -        -         -    y     -          c       -',
}

describe.each(VISIBILITIES)('a %s profile', (visibility) => {
  const expected = MATRIX[visibility].split(/\s+/)
  test.each(VIEWERS.map((kind, index) => [kind, expected[index]] as const))(
    'answers %s with %s',
    async (kind, answer) => {
      const owner = await buildOwner({ visibility })
      expect(await tell(await buildViewer(kind, owner), owner)).toBe(answer)
    },
  )
})

test('an excluded employer sees nothing, whatever was liked or matched', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  const employer = await buildEmployer(owner, 'matched')
  const excluding = await buildOwner({
    visibility: 'Public',
    excludedEmployers: [employer.activeOrganizationId ?? ''],
  })
  expect(await tell(employer, owner)).toBe('c')
  expect(await tell(employer, excluding)).toBe('-')
})

test('every viewer receives these fields and no others', { tags: ['2.4a'] }, async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  for (const kind of VIEWERS) {
    const view = await getProfileFor(await buildViewer(kind, owner), owner.userId)
    expect(Object.keys(view).toSorted(), kind).toMatchInlineSnapshot(`
      [
        "availability",
        "bio",
        "certificates",
        "contact",
        "countryCode",
        "cvLanguage",
        "education",
        "educationLevel",
        "experienceYears",
        "headline",
        "image",
        "isIndexable",
        "languages",
        "links",
        "name",
        "profileVideo",
        "projects",
        "publications",
        "sectors",
        "skills",
        "town",
        "userId",
        "work",
      ]
    `)
    if (view.contact) expect(Object.keys(view.contact).toSorted()).toEqual(['email', 'phone'])
  }
})

test('the salary floor and the other wishes are in no answer about a profile, not even the owner’s', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  for (const kind of VIEWERS) {
    const answer = JSON.stringify(await getProfileFor(await buildViewer(kind, owner), owner.userId))
    for (const secret of [String(SALARY_FLOOR), 'Secret wish', 'minSalary', 'Green Street', 'BA1', '51.38']) {
      expect(answer, `${secret} for ${kind}`).not.toContain(secret)
    }
  }
})

test('without a match nobody receives the email or the phone', { tags: ['2.4a'] }, async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  for (const kind of ['stranger', 'anonymous', 'none', 'liked', 'approached', 'withdrawn'] as const) {
    const answer = JSON.stringify(await getProfileFor(await buildViewer(kind, owner), owner.userId))
    expect(answer, kind).not.toContain('@example.com')
    expect(answer, kind).not.toContain('900142')
  }
})

const NAMES = ['Ada', 'Byron', 'Harrow', 'example.com']

test('an anonymous candidate is without name and employer until the match, and whole after it', async () => {
  const owner = await buildOwner({ visibility: 'SignedIn', anonymousUntilMatch: true })
  const [liked, jobId] = await buildEmployerOf(owner, 'liked')
  const id = sealCandidateId({ userId: owner.userId, jobId })
  const before = await getProfileFor(liked, id)
  expect(before).toMatchObject({ userId: id, name: null, work: [{ id: '1', position: 'Drainage Engineer' }] })
  const text = JSON.stringify(before)
  for (const name of [...NAMES, owner.userId]) expect(text).not.toContain(name)
  const [matched, matchedJobId] = await buildEmployerOf(owner, 'matched')
  const after = await getProfileFor(matched, sealCandidateId({ userId: owner.userId, jobId: matchedJobId }))
  expect(after).toMatchObject({ name: 'Ada Byron', contact: { phone: '+44 7700 900142' } })
  expect(JSON.stringify(after)).not.toContain(`"${owner.userId}"`)
})

describe.each(VISIBILITIES)('the account’s id of somebody anonymous with a %s profile', (visibility) => {
  test.each(VIEWERS)('opens to nobody but the owner, admins and who matched: %s', async (kind) => {
    const owner = await buildOwner({ visibility, anonymousUntilMatch: true })
    const isOpen = kind === 'owner' || kind === 'admin' || kind === 'matched'
    expect(await tell(await buildViewer(kind, owner), owner)).toBe(isOpen ? 'c' : '-')
  })
})

test('a candidate’s id opens a profile to the company whose candidate it is, and to nobody else', async () => {
  const owner = await buildOwner({ visibility: 'Public', anonymousUntilMatch: true })
  const [employer, jobId] = await buildEmployerOf(owner, 'liked')
  const id = sealCandidateId({ userId: owner.userId, jobId })
  expect((await getProfileFor(employer, id)).name).toBeNull()
  const others = [
    ...[null, await buildUser(), await buildUser({ type: 'Admin' })],
    ...[await buildEmployer(owner, 'liked'), await buildEmployer(owner, 'matched')],
  ]
  for (const other of others)
    await expect(getProfileFor(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(getProfileFor(employer, `${id}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a match with one job opens nobody under the id that they have beside another job of the company', async () => {
  const owner = await buildOwner({ visibility: 'Hidden', anonymousUntilMatch: true })
  const [employer, matchedJob] = await buildEmployerOf(owner, 'matched')
  const organizationId = employer.activeOrganizationId ?? ''
  const [likedJob, otherJob] = [await buildJob({ organizationId }), await buildJob({ organizationId })]
  await db().insert(jobLike).values({ userId: owner.userId, jobId: likedJob, state: 'liked' })
  const idBeside = (jobId: string) => sealCandidateId({ userId: owner.userId, jobId })
  expect((await getProfileFor(employer, idBeside(matchedJob))).name).toBe('Ada Byron')
  const beside = await getProfileFor(employer, idBeside(likedJob))
  expect(beside).toMatchObject({ name: null, contact: null, userId: idBeside(likedJob) })
  expect(JSON.stringify([beside, await getResumeFor(employer, idBeside(likedJob))])).not.toMatch(
    /Ada|Byron|Harrow|900142/,
  )
  await expect(getProfileFor(employer, idBeside(otherJob))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what two companies get of somebody anonymous shares no id, before a match of one of them and after it', async () => {
  const owner = await buildOwner({ visibility: 'Hidden', anonymousUntilMatch: true })
  const idsOf = async (state: 'liked' | 'matched') => {
    const [employer, jobId] = await buildEmployerOf(owner, state)
    const id = sealCandidateId({ userId: owner.userId, jobId })
    const { userId, image, profileVideo, work } = await getProfileFor(employer, id)
    return [userId, image, profileVideo, ...work.map((entry) => entry.id)].filter((one) => one !== null)
  }
  const [one, other, matched] = [await idsOf('liked'), await idsOf('liked'), await idsOf('matched')]
  const numbered = new Set(['1'])
  for (const [here, there] of [
    [one, other],
    [one, matched],
  ] as const)
    expect(here.filter((id) => there.includes(id) && !numbered.has(id))).toEqual([])
})

test(
  'search engines may list a public profile whose owner allows it, and no other',
  { tags: ['2.4c'] },
  async () => {
    for (const [visibility, searchEngines, isIndexable] of [
      ['Public', true, true],
      ['Public', false, false],
      ['SignedIn', true, false],
    ] as const) {
      const owner = await buildOwner({ visibility, searchEngines })
      expect((await getProfileFor(owner, owner.userId)).isIndexable).toBe(isIndexable)
    }
    const anonymous = await buildOwner({
      visibility: 'Public',
      searchEngines: true,
      anonymousUntilMatch: true,
    })
    const [employer, jobId] = await buildEmployerOf(anonymous, 'liked')
    const id = sealCandidateId({ userId: anonymous.userId, jobId })
    expect((await getProfileFor(employer, id)).isIndexable).toBe(false)
  },
)

test('a banned person has a public profile no more, except for admins', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  await db().update(user).set({ banned: true }).where(eq(user.id, owner.userId))
  await expect(getProfileFor(null, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const employer = await buildEmployer(owner, 'matched')
  await expect(getProfileFor(employer, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const admin = await buildUser({ type: 'Admin' })
  expect((await getProfileFor(admin, owner.userId)).userId).toBe(owner.userId)
})
