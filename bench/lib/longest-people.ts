import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { setState } from '#tests/setup/candidates-stage.ts'
import { anotherAddress } from './another-address.ts'

const HOSTILE = (length: number) => 'a.'.repeat(length / 2)

/** Somebody whose profile is as long as it may be, for everybody or anonymous until a match. */
export async function longestPerson(anonymousUntilMatch: boolean): Promise<string> {
  const work = Array.from({ length: 50 }, (_, nth) =>
    buildWork({
      ...{ id: `work-${nth}`, summary: HOSTILE(2_000) },
      highlights: Array.from({ length: 12 }, () => HOSTILE(300)),
    }),
  )
  const preferences = { visibility: 'Public', anonymousUntilMatch } as const
  return (await buildSeeker({ bio: HOSTILE(2_000), work, preferences })).userId
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** A member of a company whose job somebody anonymous likes, by what their browser sends; and what they call the person. */
export async function signInEmployer(baseURL: string): Promise<{ employer: string; candidate: string }> {
  const [email, password] = ['bench-employer@example.com', 'a long enough one']
  const post = (path: string, body: object) =>
    fetch(`${baseURL}/api/auth${path}`, {
      method: 'POST',
      headers: { origin: baseURL, 'content-type': 'application/json', 'x-forwarded-for': anotherAddress() },
      body: JSON.stringify(body),
    })
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek' }
  await post('/sign-up/email', { ...names, type: 'Employer', email, password })
  const [account] = await db()
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.email, email))
    .returning()
  if (!account) throw new Error('Nobody was signed up.')
  const organizationId = await buildOrganization()
  await buildMember(
    {
      ...{ userId: account.id, accountType: 'Employer', platformRole: 'user', emailVerified: true },
      activeOrganizationId: null,
    },
    organizationId,
  )
  const jobId = await buildJob({ organizationId })
  const userId = await longestPerson(true)
  await setState(userId, jobId, 'liked')
  const employer = cookiesOf(await post('/sign-in/email', { email, password }))
  return { employer, candidate: sealCandidateId({ userId, jobId }) }
}
