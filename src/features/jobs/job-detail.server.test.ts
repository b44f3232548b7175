import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getDrawnJob, getVisibleJob } from './job-detail.server.ts'

await useTestDatabase()

const NOT_FOUND = { code: 'NOT_FOUND', message: 'error.recordNotFound' }

test('a job that does not exist is not found', async () => {
  await expect(getVisibleJob(null, 'nothing')).rejects.toMatchObject(NOT_FOUND)
})

test('a published job is seen by everybody', async () => {
  const id = await buildJob()
  for (const actor of [null, await buildUser(), await buildUser({ type: 'Employer' })]) {
    expect(await getVisibleJob(actor, id)).toMatchObject({ id, state: 'open', viewer: 'visitor' })
  }
})

test('a page gets the description drawn, without anything its writer could run', async () => {
  const id = await buildJob({
    description: `# Work\n\nBuild <script>alert(1)</script> *walls* ${'and check them '.repeat(30)}`,
  })
  const { descriptionHtml } = await getDrawnJob(null, id)
  expect(descriptionHtml).toContain('<h3>Work</h3>')
  expect(descriptionHtml).toContain('<em>walls</em>')
  expect(descriptionHtml).not.toContain('<script')
})

test('a draft is found by its organisation and by nobody else', async () => {
  const organizationId = await buildOrganization()
  const id = await buildJob({ organizationId, status: 'Draft', title: '' })
  const employer = await buildUser({ type: 'Employer' })
  await buildMember(employer, await buildOrganization())
  const strangers = [null, await buildUser(), employer, await buildUser({ type: 'Admin' })]
  for (const actor of strangers) await expect(getVisibleJob(actor, id)).rejects.toMatchObject(NOT_FOUND)
  const member = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  expect(await getVisibleJob(member, id)).toMatchObject({ state: 'draft', viewer: 'member' })
})

test('an archived job tells those alone who may restore it until when', async () => {
  const organizationId = await buildOrganization()
  const today = utcToday()
  const id = await buildJob({
    organizationId,
    status: 'Archived',
    archiveReason: 'Filled',
    archivedAt: new Date(),
    closingDate: addDays(today, 20),
  })
  const person = () => buildUser({ type: 'Employer' })
  const owner = await buildMember(await person(), organizationId, 'owner')
  const colleague = await buildMember(await person(), organizationId, 'member')
  const untils = [owner, colleague, await person(), null].map(
    async (actor) => (await getVisibleJob(actor, id)).restorableUntil,
  )
  expect(await Promise.all(untils)).toEqual([addDays(today, 7), null, null, null])
})

test('an archived job says that it is closed and why, and no longer how to apply', async () => {
  const id = await buildJob({
    status: 'Archived',
    archiveReason: 'Filled',
    applyMode: 'Email',
    applyEmail: 'jobs@example.com',
  })
  expect(await getVisibleJob(null, id)).toMatchObject({
    state: 'closed',
    closedReason: 'Filled',
    apply: null,
  })
})

test('a job whose company is banned to the last member looks closed, without a reason and a way to apply', async () => {
  const organizationId = await buildOrganization()
  const id = await buildJob({ organizationId, applyMode: 'Email', applyEmail: 'jobs@example.com' })
  const owner = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  expect(await getVisibleJob(null, id)).toMatchObject({ state: 'open' })
  await db().update(user).set({ banned: true }).where(eq(user.id, owner.userId))
  expect(await getVisibleJob(null, id)).toMatchObject({ state: 'closed', closedReason: null, apply: null })
})

test.each([
  [{ applyMode: 'Here', applyUrl: 'https://example.com', applyEmail: 'a@example.com' } as const, null],
  [
    { applyMode: 'Url', applyUrl: 'https://example.com/1' } as const,
    { kind: 'url', url: 'https://example.com/1' },
  ],
  [{ applyMode: 'Email', applyEmail: 'a@example.com' } as const, { kind: 'email', email: 'a@example.com' }],
])('of the ways to apply only the chosen one is told: %j', async (changes, apply) => {
  expect((await getVisibleJob(null, await buildJob(changes))).apply).toEqual(apply)
})

test('coordinates, author, import key and the company’s contact data stay inside', async () => {
  const view = await getVisibleJob(null, await buildJob({ importKey: 'secret-key' }))
  const text = JSON.stringify(view)
  for (const secret of ['51.4545', 'secret-key', 'createdBy', '+44', '@example.com'])
    expect(text).not.toContain(secret)
})
