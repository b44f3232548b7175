import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { VISIBILITIES, type Visibility } from '#/domain/profile/vocabulary.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { buildEmployer, buildOwner, buildViewer, SALARY_FLOOR, VIEWERS } from '#tests/setup/profile-stage.ts'
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

test('an anonymous candidate is without name and employer until the match, and whole after it', async () => {
  const owner = await buildOwner({ visibility: 'SignedIn', anonymousUntilMatch: true })
  const before = await getProfileFor(await buildEmployer(owner, 'liked'), owner.userId)
  expect(before.name).toBeNull()
  expect(before.work[0]?.position).toBe('Drainage Engineer')
  const text = JSON.stringify(before)
  for (const name of ['Ada', 'Byron', 'Harrow', 'example.com']) expect(text).not.toContain(name)
  const after = await getProfileFor(await buildEmployer(owner, 'matched'), owner.userId)
  expect(after).toMatchObject({ name: 'Ada Byron', contact: { phone: '+44 7700 900142' } })
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
    expect((await getProfileFor(null, anonymous.userId)).isIndexable).toBe(false)
  },
)

test('an anonymous profile opens by the id of a candidate and does not tell the account', async () => {
  const owner = await buildOwner({ visibility: 'SignedIn', anonymousUntilMatch: true })
  const employer = await buildEmployer(owner, 'liked')
  const id = sealCandidateId({ userId: owner.userId, jobId: 'job-1' })
  const view = await getProfileFor(employer, id)
  expect(view).toMatchObject({ userId: id, name: null })
  expect(JSON.stringify(view)).not.toContain(owner.userId)
  await expect(getProfileFor(employer, `${id}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a banned person has a public profile no more, except for admins', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  await db().update(user).set({ banned: true }).where(eq(user.id, owner.userId))
  await expect(getProfileFor(null, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const employer = await buildEmployer(owner, 'matched')
  await expect(getProfileFor(employer, owner.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const admin = await buildUser({ type: 'Admin' })
  expect((await getProfileFor(admin, owner.userId)).userId).toBe(owner.userId)
})
