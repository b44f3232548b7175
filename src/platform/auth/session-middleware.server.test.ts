import type { AnyFunctionMiddleware } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { configureAuth } from './auth.server.ts'
import { adminMiddleware, employerMiddleware, freshEmployerMiddleware } from './session.middleware.ts'

vi.mock('@tanstack/react-start/server', () => ({ getRequestHeaders: vi.fn<() => Headers>() }))

process.env.DATABASE_URL = (await useTestDatabase()).connectionString
const nothing = async () => undefined
configureAuth({ sendVerificationMail: nothing, sendResetMail: nothing, sendInvitationMail: nothing })
afterAll(closeDatabase)

type Guard = (options: object) => Promise<{ context?: object }>

/** Runs a guard and those before it, and answers what they attach. */
async function pass({ options }: AnyFunctionMiddleware): Promise<object> {
  const before = (options.middleware ?? []) as AnyFunctionMiddleware[]
  const context = {}
  for (const guard of before) Object.assign(context, await pass(guard))
  const next = async (given?: { context?: object }) => ({ context: given?.context })
  const passed = await (options.server as unknown as Guard)({ next, context })
  return { ...context, ...passed.context }
}

async function signOutElsewhere(type: 'Employer' | 'Admin') {
  const { userId, cookie } = await buildSignedIn(type)
  vi.mocked(getRequestHeaders).mockReturnValue(new Headers({ cookie }))
  await db().delete(session).where(eq(session.userId, userId))
}

test('a session that was ended elsewhere still reads for a minute, and destroys nothing', async () => {
  await signOutElsewhere('Employer')
  await expect(pass(employerMiddleware)).resolves.toMatchObject({ actor: { accountType: 'Employer' } })
  await expect(pass(freshEmployerMiddleware)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an admin whose session was ended is nobody at once', async () => {
  await signOutElsewhere('Admin')
  await expect(pass(adminMiddleware)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('who is signed in passes, and another account type does not', async () => {
  const { userId, cookie } = await buildSignedIn('Employer')
  vi.mocked(getRequestHeaders).mockReturnValue(new Headers({ cookie }))
  await expect(pass(freshEmployerMiddleware)).resolves.toMatchObject({ actor: { userId } })
  await expect(pass(adminMiddleware)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
