import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { countVisitor } from './count-visitor.server.ts'
import { answerCvPdf } from './cv/cv-pdf.server.ts'
import { answerResume } from './cv/resume.server.ts'

await useTestAuth()

const REFUSED = expect.objectContaining({ code: 'RATE_LIMITED' })
const headersOf = (address: string) => new Headers({ [CLIENT_IP_HEADER]: address })

test('one address reads ninety profiles in ten minutes without an account, files of them counted', async () => {
  const { userId } = await buildSeeker({ preferences: { visibility: 'Public' } })
  const asked = (address: string) => new Request('http://localhost/x', { headers: headersOf(address) })
  for (let nth = 0; nth < 89; nth += 1) countVisitor(null, headersOf('192.0.2.30'))
  expect((await answerResume(userId, asked('192.0.2.30'))).status).toBe(200)
  await expect(answerResume(userId, asked('192.0.2.30'))).rejects.toEqual(REFUSED)
  await expect(answerCvPdf(userId, asked('192.0.2.30'))).rejects.toEqual(REFUSED)
  expect((await answerResume(userId, asked('192.0.2.31'))).status).toBe(200)
})

test('an account reads six hundred in ten minutes, from wherever, and nobody else is held back by it', () => {
  const readerOf = (userId: string): Actor => ({
    ...{ userId, accountType: 'Employer', platformRole: 'user', emailVerified: true },
    activeOrganizationId: null,
  })
  const read = (userId: string, nth: number) =>
    countVisitor(readerOf(userId), headersOf(`192.0.2.${nth % 250}`))
  for (let nth = 0; nth < 600; nth += 1) read('u', nth)
  expect(() => read('u', 600)).toThrow(REFUSED)
  expect(() => read('v', 600)).not.toThrow()
})
