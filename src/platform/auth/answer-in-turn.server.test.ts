import { setImmediate as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { db } from '#/db/client.server.ts'
import { member } from '#/db/schema/index.ts'
import { auth } from './auth.server.ts'
import { inTurnOfAccount } from './session/in-turn-of-account.server.ts'

await useTestAuth()
afterEach(() => vi.restoreAllMocks())

/** How many of the calls the library had at once at most. */
async function mostCallsAtOnce(calls: readonly (readonly [path: string, cookie: string])[]): Promise<number> {
  let [running, most] = [0, 0]
  vi.spyOn(auth(), 'handler').mockImplementation(async () => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < 5; turn += 1) await pause()
    running -= 1
    return Response.json({})
  })
  const answers = await Promise.all(calls.map(([path, cookie]) => callAuth(path, {}, cookie)))
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200))
  return most
}

const mostAtOnce = (paths: readonly string[], cookie = '') =>
  mostCallsAtOnce(paths.map((path) => [path, cookie] as const))

async function buildMemberCookie(organizationId: string): Promise<string> {
  const { userId, cookie } = await buildSignedIn('Employer')
  await db().insert(member).values({ id: userId, organizationId, userId, organizationRole: 'admin' })
  return cookiesAfter(await callAuth('/organization/set-active', { organizationId }, cookie), cookie)
}

test('passwords are hashed two at a time, whatever they are hashed for', async () => {
  const paths = [
    ...['/sign-in/email', '/sign-up/email', '/reset-password', '/change-password', '/verify-password'],
    ...['/change-email', '/delete-user', '/admin/create-user', '/admin/set-user-password'],
    ...['/two-factor/enable', '/two-factor/disable', '/two-factor/get-totp-uri'],
    '/two-factor/generate-backup-codes',
  ]
  expect(await mostAtOnce([...paths, ...paths])).toBe(2)
})

test('what an account writes by the library’s endpoints is done three at a time, with what it writes by functions', async () => {
  const { userId, cookie } = await buildSignedIn('Employer')
  expect(
    await mostAtOnce(
      Array.from({ length: 9 }, () => '/organization/update'),
      cookie,
    ),
  ).toBe(3)
  const held = Promise.withResolvers<void>()
  const functions = [1, 2].map(() => inTurnOfAccount({ userId, method: 'GET' }, () => held.promise))
  expect(
    await mostAtOnce(
      Array.from({ length: 9 }, () => '/organization/update'),
      cookie,
    ),
  ).toBe(1)
  held.resolve()
  await Promise.all(functions)
})

test('what members of one company write by the library’s endpoints is done four at a time', async () => {
  const organizationId = await buildOrganization()
  const cookies = await Promise.all([1, 2, 3].map(() => buildMemberCookie(organizationId)))
  const each = cookies.map((cookie) =>
    Array.from({ length: 3 }, () => ['/organization/update', cookie] as const),
  )
  expect(await mostCallsAtOnce(each.flat())).toBe(4)
})

test('who is nobody waits for nobody, and who signs out or hashes nothing for no turn', async () => {
  const { cookie } = await buildSignedIn('Employer')
  expect(await mostAtOnce(Array.from({ length: 9 }, () => '/organization/update'))).toBe(9)
  expect(
    await mostAtOnce(
      Array.from({ length: 9 }, () => '/sign-out'),
      cookie,
    ),
  ).toBe(9)
})
