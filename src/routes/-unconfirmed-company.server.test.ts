import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization, user } from '#/db/schema/index.ts'
import { answerCompanyFeed } from '#/features/jobs/open-web/feed.server.ts'
import { answerSitemapFile } from '#/features/jobs/open-web/sitemap.server.ts'
import { getOrganizationPage } from '#/features/organizations/organization-page.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'

await useTestDatabase()

/** A company as somebody founds it who has not confirmed their address. */
async function buildFounded() {
  const organizationId = await buildOrganization()
  const founder = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const setConfirmed = (emailVerified: boolean) =>
    db().update(user).set({ emailVerified }).where(eq(user.id, founder.userId))
  await setConfirmed(false)
  return { organizationId, founder, setConfirmed }
}

const request = new Request('http://localhost:3000/')

/** Where a stranger and a crawler meet a company. */
async function whereSeen(organizationId: string): Promise<string[]> {
  const page = getOrganizationPage(organizationId, null).then(
    () => 'page',
    () => null,
  )
  const feed = answerCompanyFeed({ organizationId, format: 'rss' }, request).then(
    () => 'feed',
    () => null,
  )
  // A file without a line is not there.
  const file = answerSitemapFile(`companies-${await firstId()}.xml`, request).then(
    async (answer) => ((await answer.text()).includes(organizationId) ? 'sitemap' : null),
    () => null,
  )
  return [await page, await feed, await file].filter((place) => place !== null)
}

async function firstId(): Promise<string> {
  const [first] = await db()
    .select({ id: organization.id })
    .from(organization)
    .orderBy(organization.id)
    .limit(1)
  return first?.id ?? ''
}

test('a company whose people have not confirmed their address has no public page, feed or entry for crawlers', async () => {
  const { organizationId, founder, setConfirmed } = await buildFounded()
  expect(await whereSeen(organizationId)).toEqual([])
  expect((await getOrganizationPage(organizationId, founder)).viewer).not.toBeNull()
  const admin = await buildUser({ type: 'Admin' })
  await expect(getOrganizationPage(organizationId, admin)).resolves.toMatchObject({ viewer: null })
  await setConfirmed(true)
  expect(await whereSeen(organizationId)).toEqual(['page', 'feed', 'sitemap'])
})

test('one confirmed colleague is enough, and so is a job that was once open', async () => {
  const { organizationId } = await buildFounded()
  await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  expect(await whereSeen(organizationId)).toEqual(['page', 'feed', 'sitemap'])
  const other = await buildFounded()
  await buildJob({ organizationId: other.organizationId })
  expect(await whereSeen(other.organizationId)).toEqual(['page', 'feed', 'sitemap'])
})
