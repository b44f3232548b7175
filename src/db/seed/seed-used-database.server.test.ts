import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, user } from '#/db/schema/index.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listDemoAccounts } from './list-demo-accounts.server.ts'
import { seedDemo } from './seed-demo.server.ts'

await useTestDatabase()

test('a database that people use already gets no accounts with a known password', async () => {
  await buildUser()
  await seedDemo({
    today: new Date(),
    hashPassword: async (password) => password,
    storePicture: async (folder, _svg, name) => `/files/${folder}/${name}.webp`,
  })
  expect([await db().$count(user), await db().$count(account)]).toEqual([1, 0])
  expect(await listDemoAccounts(db())).toEqual([])
})
