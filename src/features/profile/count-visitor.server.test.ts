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

test('whoever is signed in is not counted', () => {
  const reader: Actor = {
    ...{ userId: 'u', accountType: 'Employer', platformRole: 'user', emailVerified: true },
    activeOrganizationId: null,
  }
  const read = () => {
    for (let nth = 0; nth < 200; nth += 1) countVisitor(reader, headersOf('192.0.2.32'))
  }
  expect(read).not.toThrow()
})
