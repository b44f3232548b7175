import { setImmediate as pause } from 'node:timers/promises'
import { getRequest } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { passGuard } from '#tests/setup/pass-guard.ts'
import {
  adminMiddleware,
  employerMiddleware,
  freshEmployerMiddleware,
  ownerMiddleware,
} from '../session.middleware.ts'
import { inTurnOfAccount } from './in-turn-of-account.server.ts'

vi.mock('@tanstack/react-start/server', () => ({ getRequest: vi.fn<() => Request>() }))

await useTestAuth()

const requestWith = (cookie: string) => new Request('http://localhost:3000/', { headers: { cookie } })

async function signOutElsewhere(type: 'Employer' | 'Admin') {
  const { userId, cookie } = await buildSignedIn(type)
  vi.mocked(getRequest).mockReturnValue(requestWith(cookie))
  await db().delete(session).where(eq(session.userId, userId))
}

test('a session that was ended elsewhere still reads for a minute, and destroys nothing', async () => {
  await signOutElsewhere('Employer')
  await expect(passGuard(employerMiddleware)).resolves.toMatchObject({ actor: { accountType: 'Employer' } })
  await expect(passGuard(freshEmployerMiddleware)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an admin whose session was ended is nobody at once', async () => {
  await signOutElsewhere('Admin')
  await expect(passGuard(adminMiddleware)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('who is signed in passes, and another account type does not', async () => {
  const { userId, cookie } = await buildSignedIn('Employer')
  vi.mocked(getRequest).mockReturnValue(requestWith(cookie))
  await expect(passGuard(freshEmployerMiddleware)).resolves.toMatchObject({ actor: { userId } })
  await expect(passGuard(adminMiddleware)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('what an owner alone decides is refused to an admin who looks through their eyes', async () => {
  const { userId, cookie } = await buildSignedIn('Employer')
  vi.mocked(getRequest).mockImplementation(() => requestWith(cookie))
  await expect(passGuard(ownerMiddleware)).resolves.toMatchObject({ actor: { userId } })
  const admin = await buildUser({ type: 'Admin' })
  await db().update(session).set({ impersonatedBy: admin.userId }).where(eq(session.userId, userId))
  await expect(passGuard(ownerMiddleware)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

const POST = { method: 'POST' }
const done = async () => 'done'

test('an account writes six hundred times in ten minutes, whatever it is, reads on, and others write on', async () => {
  const [{ userId, cookie }, other] = [await buildSignedIn('Employer'), await buildSignedIn('Employer')]
  for (let nth = 1; nth <= 600; nth += 1)
    expect(await inTurnOfAccount({ userId, ...POST }, done)).toBe('done')
  const writes = new Request('http://localhost:3000/', { ...POST, headers: { cookie } })
  vi.mocked(getRequest).mockReturnValue(writes)
  for (const guard of [freshEmployerMiddleware, employerMiddleware])
    await expect(passGuard(guard)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  vi.mocked(getRequest).mockReturnValue(requestWith(cookie))
  await expect(passGuard(freshEmployerMiddleware)).resolves.toMatchObject({ actor: { userId } })
  vi.mocked(getRequest).mockReturnValue(new Request(writes, { headers: { cookie: other.cookie } }))
  await expect(passGuard(freshEmployerMiddleware)).resolves.toMatchObject({ actor: { userId: other.userId } })
})

test('what an account asks for is done three at a time, and whoever is not signed in waits for nobody', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const work = async () => {
    begun += 1
    await end
  }
  const asked = { userId: 'one', method: 'GET' }
  const all = Array.from({ length: 63 }, () => inTurnOfAccount(asked, work))
  await expect(inTurnOfAccount(asked, work)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 1,
  })
  expect(begun).toBe(3)
  for (const userId of ['another', undefined])
    expect(await inTurnOfAccount({ ...asked, userId }, done)).toBe('done')
  resolve()
  await Promise.all(all)
  expect(begun).toBe(63)
})

test('what the members of one company ask for is done four at a time, and another company waits for none of it', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const work = async () => {
    begun += 1
    await end
  }
  const ask = (userId: string, organizationId: string) =>
    inTurnOfAccount({ userId, organizationId, method: 'GET' }, work)
  const all = ['a', 'b', 'c'].flatMap((name) => [1, 2, 3].map(() => ask(`member ${name}`, 'company')))
  await pause()
  expect(begun).toBe(4)
  const other = inTurnOfAccount({ userId: 'member d', organizationId: 'other', method: 'GET' }, done)
  expect(await other).toBe('done')
  resolve()
  await Promise.all(all)
  expect(begun).toBe(9)
})
