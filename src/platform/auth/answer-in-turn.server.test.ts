import { setImmediate as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth } from '#tests/setup/call-auth.ts'
import { auth } from './auth.server.ts'

await useTestAuth()
afterEach(() => vi.restoreAllMocks())

/** How many of the calls the library had at once at most. */
async function mostAtOnce(paths: readonly string[]): Promise<number> {
  let [running, most] = [0, 0]
  vi.spyOn(auth(), 'handler').mockImplementation(async () => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < 5; turn += 1) await pause()
    running -= 1
    return Response.json({})
  })
  const answers = await Promise.all(paths.map((path) => callAuth(path, {})))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  return most
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

test('what one address writes for companies is done three at a time', async () => {
  expect(await mostAtOnce(Array.from({ length: 9 }, () => '/organization/update'))).toBe(3)
})

test('what hashes and writes nothing waits for none of them', async () => {
  expect(await mostAtOnce(Array.from({ length: 9 }, () => '/sign-out'))).toBe(9)
})
