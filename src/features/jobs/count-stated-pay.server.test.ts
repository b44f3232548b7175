import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job, rateLimit } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { saveStep } from './job-editor.server.ts'
import { publishDraft, unpublishOpenJob } from './job-status.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const DRAFT = { status: 'Draft', publishedAt: null } as const

async function setUp() {
  const organizationId = await buildOrganization()
  const person = await buildUser({ type: 'Employer', emailVerified: true })
  const actor = await buildMember(person, organizationId, 'owner')
  return { actor, organizationId, id: await buildJob({ organizationId, ...DRAFT }) }
}

/** What somebody does who tries one salary after another on the people who are suggested. */
async function tryPay(actor: Actor, id: string, maxSalary: number): Promise<void> {
  await unpublishOpenJob(actor, id)
  await saveStep(actor, { id, status: 'Draft', step: 3, values: { maxSalary } })
  await publishDraft(actor, id)
}

const payOf = async (id: string) => (await db().select().from(job).where(eq(job.id, id)))[0]?.maxSalary

test(
  'a job that is taken back, written anew and published says another pay three times a day',
  { tags: ['3.1c'] },
  async () => {
    const { actor, id } = await setUp()
    await publishDraft(actor, id)
    for (const maxSalary of [50_000, 51_000, 52_000]) await tryPay(actor, id, maxSalary)
    await unpublishOpenJob(actor, id)
    const refused = { code: 'CONFLICT', message: 'job.transition.publishedOften' }
    await expect(publishDraft(actor, id)).rejects.toMatchObject(refused)
  },
)

test('a change while it is open counts together with those of its draft', { tags: ['3.1c'] }, async () => {
  const { actor, id } = await setUp()
  await publishDraft(actor, id)
  for (const maxSalary of [50_000, 51_000]) await tryPay(actor, id, maxSalary)
  const change = (maxSalary: number) =>
    saveStep(actor, { id, status: 'Published', step: 3, values: { maxSalary } })
  await change(52_000)
  await expect(change(53_000)).rejects.toMatchObject({ message: 'job.editor.payChangedOften' })
  expect(await payOf(id)).toBe(52_000)
})

test(
  'new jobs and changes of all jobs of a company count together, and one refused writes nothing',
  { tags: ['3.1c'] },
  async () => {
    const { actor, organizationId, id } = await setUp()
    await publishDraft(actor, id)
    const key = `organization-pay:${organizationId}`
    await db().update(rateLimit).set({ count: 99 }).where(eq(rateLimit.key, key))
    const another = await buildJob({ organizationId, ...DRAFT })
    await publishDraft(actor, another)
    const oneTooMany = await buildJob({ organizationId, ...DRAFT })
    const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.pay' }
    await expect(publishDraft(actor, oneTooMany)).rejects.toMatchObject(refused)
    const before = await payOf(another)
    const change = saveStep(actor, {
      id: another,
      status: 'Published',
      step: 3,
      values: { maxSalary: 51_234 },
    })
    await expect(change).rejects.toMatchObject(refused)
    expect(await payOf(another)).toBe(before)
  },
)

test(
  'what one person states counts together, whichever of their companies states it',
  { tags: ['3.1c'] },
  async () => {
    const { actor } = await setUp()
    const inOtherCompany = async () => {
      const organizationId = await buildOrganization()
      await buildMember(actor, organizationId, 'owner')
      return buildJob({ organizationId, ...DRAFT })
    }
    await publishDraft(actor, await inOtherCompany())
    await db()
      .update(rateLimit)
      .set({ count: 99 })
      .where(eq(rateLimit.key, `person-pay:${actor.userId}`))
    await publishDraft(actor, await inOtherCompany())
    const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.pay' }
    await expect(publishDraft(actor, await inOtherCompany())).rejects.toMatchObject(refused)
    const { actor: colleague, id } = await setUp()
    await expect(publishDraft(colleague, id)).resolves.toMatchObject({ status: 'Published' })
  },
)

test('who publishes a draft that was never open is not counted for the job', async () => {
  const { actor, id } = await setUp()
  await publishDraft(actor, id)
  for (const maxSalary of [50_000, 51_000, 52_000]) {
    await saveStep(actor, { id, status: 'Published', step: 3, values: { maxSalary } })
  }
  expect(await payOf(id)).toBe(52_000)
})
