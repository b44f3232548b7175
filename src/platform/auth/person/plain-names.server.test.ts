import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'

await useTestAuth()

const ODD = [
  'claim at https://evil.example/x',
  'www.evil.example',
  'win@evil.example',
  'call 0900123456',
  'Bo\nEk',
]

test.each(ODD)('nobody signs up or calls themselves %j, whichever door they take', async (odd) => {
  const account = { type: 'Individual', email: 'bo@example.com', password: 'correct horse', name: 'Bo Ek' }
  const { cookie } = await buildSignedIn()
  for (const names of [
    { firstName: odd, lastName: 'Ek' },
    { firstName: 'Bo', lastName: odd },
  ]) {
    expect((await callAuth('/sign-up/email', { ...account, ...names })).status).toBe(400)
    expect((await callAuth('/update-user', names, cookie)).status).toBe(400)
  }
})

test('of two names somebody may change the one, whatever the other was before its rule', async () => {
  const { userId, cookie } = await buildSignedIn()
  const call = async (names: object) => (await callAuth('/update-user', names, cookie)).status
  const stored = async () => {
    const [row] = await db().select().from(user).where(eq(user.id, userId))
    return [row?.firstName, row?.lastName, row?.name]
  }
  const old = { firstName: 'Bo', lastName: 'Ek 1234567', name: 'Bo Ek 1234567' }
  await db().update(user).set(old).where(eq(user.id, userId))
  expect(await call({ firstName: ' Bodil ', lastName: old.lastName })).toBe(200)
  expect(await call({ firstName: 'Bodil', lastName: old.lastName })).toBe(200)
  expect(await stored()).toEqual(['Bodil', 'Ek 1234567', 'Bodil Ek 1234567'])
  expect(await call({ firstName: 'Bodil', lastName: 'Ek 1234568' })).toBe(400)
  expect(await call({ firstName: old.lastName, lastName: old.lastName })).toBe(400)
  expect(await call({ firstName: ['Bo'], lastName: 'Ek' })).toBe(400)
  expect(await stored()).toEqual(['Bodil', 'Ek 1234567', 'Bodil Ek 1234567'])
})

test('a refused name is said in words, beside its field', async () => {
  const { cookie } = await buildSignedIn()
  const answer = await callAuth('/update-user', { firstName: 'Bo', lastName: 'www.evil.example' }, cookie)
  expect(await answer.json()).toEqual({
    code: 'INVALID',
    message: expect.stringMatching(/^A name holds no /) as string,
    field: 'lastName',
  })
})
