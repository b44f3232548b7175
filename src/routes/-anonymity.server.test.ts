import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { jobLike, mail, profile, user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { mailDeclined } from '#/features/matching/approaches.tasks.server.ts'
import { listJobCandidates } from '#/features/matching/candidates.server.ts'
import { answerCvPdf } from '#/features/profile/cv/cv-pdf.server.ts'
import { answerResume } from '#/features/profile/cv/resume.server.ts'
import { profileMeta } from '#/features/profile/profile-meta.ts'
import { STEP_SCHEMAS } from '#/features/profile/profile.schema.ts'
import { getProfileFor } from '#/features/profile/profile.server.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildMember } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { fillSchema } from '#tests/factories/fill-schema.ts'
import { PLANTED, SPELLINGS, TRACES } from '#tests/factories/planted-names.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { buildEmployer } from '#tests/setup/candidates-stage.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { spread } from '#tests/setup/spread.ts'

await useTestAuth()

const { employer: EMPLOYER, school: SCHOOL, issuer: ISSUER, publisher: PUBLISHER, ...PERSON } = PLANTED

type Values = Record<string, unknown>

/** A document with the text in every field that takes text, whatever fields the schemas of the steps have. */
function documentFullOf(text: string): ProfileDocument {
  const filled = Object.values(STEP_SCHEMAS).map((step) => fillSchema(step, text) as Values)
  const values: Values = Object.assign({}, ...filled)
  const first = (list: string) => (values[list] as Values[])[0] ?? {}
  const { preferences, ...empty } = EMPTY_PROFILE_DOCUMENT
  const columns = {
    ...{ ...empty, ...preferences, ...values },
    work: [
      { ...first('work'), organization: EMPLOYER },
      { ...first('work'), id: 'second', volunteer: true, organization: PERSON.second },
    ],
    education: [{ ...first('education'), institution: SCHOOL }],
    certificates: [{ ...first('certificates'), issuer: ISSUER }],
    publications: [{ ...first('publications'), publisher: PUBLISHER }],
    links: { website: '', linkedin: 'https://linkedin.com/in/zokonjo', github: '', portfolio: '' },
  }
  const wishes = Object.keys(preferences).map((key) => [key, columns[key as keyof typeof columns]])
  const document = { ...columns, preferences: Object.fromEntries(wishes) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas say what a document holds
  return { ...(document as unknown as ProfileDocument), phone: '07700 900142' }
}

const CHOSEN = { anonymousUntilMatch: true, visibility: 'SignedIn', availability: 'Open' } as const

async function buildAnonymous(text: string) {
  const { firstName, lastName } = PERSON
  const { userId } = await buildUser({ firstName, lastName })
  const email = 'zokonjo@example.com'.replace('@', `+${userId}@`)
  await db()
    .update(user)
    .set({ email, image: '/files/profile-pictures/face.webp' })
    .where(eq(user.id, userId))
  const { preferences, ...document } = documentFullOf(text)
  const columns = toProfileColumns({
    ...document,
    preferences: { ...preferences, ...CHOSEN, excludedEmployers: [] },
  })
  await db()
    .insert(profile)
    .values({ ...columns, userId, profileVideo: '/files/profile-videos/face.mp4' })
  return userId
}

const signedIn = await buildSignedIn('Employer')
const stage = await buildEmployer()
await buildMember({ ...stage.employer, userId: signedIn.userId }, stage.organizationId)
const viewer: Actor = { ...stage.employer, userId: signedIn.userId }

type Asked = { userId: string; candidateId: string }

const requestOf = (path: string) =>
  new Request(`http://localhost:3000${path}`, {
    headers: { cookie: signedIn.cookie, [CLIENT_IP_HEADER]: '203.0.113.7' },
  })

const headersOf = ({ headers }: Response) => JSON.stringify([...headers])

async function pdfText(candidateId: string): Promise<string> {
  const answer = await answerCvPdf(candidateId, requestOf('/profile/cv/x/cv.pdf'))
  const { text, info, links, bookmarks } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return JSON.stringify([text, info, links, bookmarks, headersOf(answer)])
}

async function resumeText(candidateId: string): Promise<string> {
  const answer = await answerResume(candidateId, requestOf('/profile/cv/x/resume.json'))
  return `${await answer.text()}${headersOf(answer)}`
}

async function metaText(candidateId: string): Promise<string> {
  const view = await getProfileFor(viewer, candidateId)
  const baseUrl = 'https://jobs.example'
  return JSON.stringify((['profile', 'cv'] as const).map((page) => profileMeta(view, { page, baseUrl })))
}

async function declinedMail(userId: string): Promise<string> {
  await db()
    .update(jobLike)
    .set({ state: 'declined', approachedAt: new Date() })
    .where(eq(jobLike.userId, userId))
  await mailDeclined({ userId, jobId: stage.jobId })
  await db().update(jobLike).set({ state: 'liked' }).where(eq(jobLike.userId, userId))
  const mails = await db().select({ subject: mail.subject, text: mail.text, html: mail.html }).from(mail)
  return JSON.stringify(mails)
}

/** Everything that tells an employer about a candidate before a match, by the name of the function or route. */
const ANSWERS: Record<string, (asked: Asked) => Promise<string>> = {
  getJobLikesAndMatches: async () => JSON.stringify(await listJobCandidates(viewer, stage.jobId)),
  getUserProfile: async ({ candidateId }) => JSON.stringify(await getProfileFor(viewer, candidateId)),
  'profile.cv.$id.resume[.]json.ts': ({ candidateId }) => resumeText(candidateId),
  'tags of both pages': ({ candidateId }) => metaText(candidateId),
  'mail after a no': ({ userId }) => declinedMail(userId),
}
/** It takes a second to set, so that it is asked for once, with all spellings. */
const PDF = 'profile.cv.$id.cv[.]pdf.ts'

/** What else these features answer: to the person themselves, or no more than a state or a number. */
const OTHERS = [
  ...['getMyProfile', 'getMyProfileAs', 'saveProfileSteps', 'findEmployers', 'getJobFits', 'getJobFit'],
  ...['getRecommendedJobs', 'getMyLikes', 'answerApproach', 'matchCandidate', 'passCandidate', 'setJobLike'],
  ...['getJobLikeStatus', 'getLikedJobs', 'getCandidateCount', 'getExampleFit'],
]

/** Letters and digits alone, folded: a name is found however it is written. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

const leaksIn = (text: string) => TRACES.filter((trace) => folded(text).includes(trace))

async function askedOf(text: string): Promise<Asked> {
  const userId = await buildAnonymous(text)
  await db().insert(jobLike).values({ userId, jobId: stage.jobId, state: 'liked', likedAt: new Date() })
  return { userId, candidateId: sealCandidateId({ userId, jobId: stage.jobId }) }
}

test('the document that is planted holds the text in more than twenty fields', () => {
  const full = stringsOf(documentFullOf('Before Xyzzy after')).filter((text) => text.includes('Xyzzy'))
  expect(full.length).toBeGreaterThan(20)
})

test.each(spread(SPELLINGS, 24))(
  'no answer to an employer before a match holds a name that is written "%s" in every text of the profile',
  { tags: ['2.6d'] },
  async (spelling) => {
    const asked = await askedOf(`Before ${spelling} after`)
    for (const [name, ask] of Object.entries(ANSWERS)) {
      const answer = await ask(asked)
      // The id is random letters, among which any few may stand.
      const said = answer.replaceAll(asked.candidateId, '')
      expect(said.length, name).toBeGreaterThan(50)
      expect(leaksIn(said), `${name}: ${said}`).toEqual([])
      expect(said, name).not.toContain(asked.userId)
      expect(said, name).not.toContain('face.')
    }
    await db().delete(user).where(eq(user.id, asked.userId))
  },
)

test('the PDF of somebody anonymous names neither them nor where they were', async () => {
  const { candidateId } = await askedOf(SPELLINGS.map((spelling) => `Before ${spelling} after`).join('; '))
  const text = await pdfText(candidateId)
  expect(folded(text)).toContain('before')
  expect(leaksIn(text)).toEqual([])
})

test('every function and route about candidates is asked here, or is known to say nothing of them', () => {
  const files = ['src/features/matching', 'src/features/profile'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.functions.ts'))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
  )
  const functions = files.flatMap((file) =>
    Array.from(file.matchAll(/^export const (\w+) = createServerFn/gm), ([, name = '']) => name),
  )
  const routes = readdirSync('src/routes/(raw)').filter((path) => path.startsWith('profile.'))
  const known = new Set([...Object.keys(ANSWERS), PDF, ...OTHERS])
  expect([...functions, ...routes].filter((name) => !known.has(name))).toEqual([])
})
