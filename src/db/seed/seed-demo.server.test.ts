import { drizzle } from 'drizzle-orm/node-postgres'
import { eq, TransactionRollbackError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './cast.ts'
import { listDemoAccounts } from './list-demo-accounts.server.ts'
import { seedDemo } from './seed-demo.server.ts'
import { seedId } from './seed-id.ts'

const { pool } = await useTestDatabase()
const db = drizzle(pool, { schema })
const drawn: string[] = []

const seed = (today: Date) =>
  seedDemo({
    today,
    hashPassword: async (password) => `hash of ${password}`,
    storePicture: async (folder, _svg, name) => {
      drawn.push(name)
      return `/files/${folder}/${name}.webp`
    },
  })

test('the first start plants seven people, three companies, twenty jobs and their likes', async () => {
  await Promise.all([seed(new Date()), seed(new Date())])
  expect(await db.$count(schema.user)).toBe(7)
  expect(await db.$count(schema.organization)).toBe(3)
  expect(await db.$count(schema.job)).toBe(20)
  expect(await db.$count(schema.jobLike)).toBe(14)
  expect(drawn).toHaveLength(10)
})

test('the address of a picture tells no account', async () => {
  const people = await db.select({ id: schema.user.id, image: schema.user.image }).from(schema.user)
  const uploads = await db.select({ name: schema.upload.name }).from(schema.upload)
  const pictures = new Set(people.map(({ image }) => image?.replace('/files/', '')))
  expect(new Set(uploads.map(({ name }) => name))).toEqual(pictures)
  expect(people.filter(({ id }) => [...pictures].join(' ').includes(id))).toEqual([])
})

test('everybody signs in with the one password, kept the way the auth library keeps it', async () => {
  const accounts = await db.select().from(schema.account)
  expect(accounts).toHaveLength(7)
  for (const account of accounts) {
    expect(account).toMatchObject({ providerId: 'credential', password: `hash of ${DEMO_PASSWORD}` })
    expect(account.accountId).toBe(account.userId)
  }
})

test('the three demo accounts exist with their types and verified emails', async () => {
  expect(DEMO_ACCOUNTS.map(({ type }) => type)).toEqual(['Individual', 'Employer', 'Admin'])
  for (const { id, email, name, type } of DEMO_ACCOUNTS) {
    const [found] = await db.select().from(schema.user).where(eq(schema.user.id, id))
    expect(found).toMatchObject({ email, name, type, emailVerified: true })
  }
  expect(await listDemoAccounts(db)).toEqual(DEMO_ACCOUNTS)
})

test('a demo account that was deleted or took another address is no longer offered', async () => {
  const [individual, employer, admin] = DEMO_ACCOUNTS
  await db
    .transaction(async (tx) => {
      await tx.delete(schema.user).where(eq(schema.user.id, individual?.id ?? ''))
      await tx
        .update(schema.user)
        .set({ email: 'own@example.com' })
        .where(eq(schema.user.id, employer?.id ?? ''))
      expect(await listDemoAccounts(tx)).toEqual([admin])
      tx.rollback()
    })
    .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
})

test('a later start changes nothing, not even what a visitor changed', async () => {
  const [job] = await db
    .update(schema.job)
    .set({ title: 'Changed by a visitor' })
    .where(eq(schema.job.id, seedId('sous-chef')))
    .returning()
  await db.delete(schema.user).where(eq(schema.user.id, seedId('dara-olaniyan')))
  await seed(new Date(Date.now() + 86_400_000))
  expect(await db.$count(schema.user)).toBe(6)
  expect(drawn).toHaveLength(10)
  expect(
    await db
      .select()
      .from(schema.job)
      .where(eq(schema.job.id, seedId('sous-chef'))),
  ).toEqual([job])
})
