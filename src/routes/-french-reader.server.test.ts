import { createServerEntry } from '@tanstack/react-start/server'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, rateLimit, user } from '#/db/schema/index.ts'
import { AppError } from '#/domain/app-error.ts'
import { authHooks } from '#/features/account/account-mail.server.ts'
import { answerDataExport } from '#/features/account/data-export.server.ts'
import { storeContactMessage } from '#/features/contact/contact.server.ts'
import { answerSearchFeed } from '#/features/jobs/open-web/feed.server.ts'
import { storeProfileSteps } from '#/features/profile/profile.server.ts'
import { answerCvPdf } from '#/features/profile/cv/cv-pdf.server.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { readerLanguage } from '#/platform/language/reader-language.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { buildOwner } from '#tests/setup/profile-stage.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { readZip } from '#tests/setup/read-zip.ts'

vi.hoisted(() => {
  process.env.LANGUAGES = 'en,fr'
  process.env.CONTACT_EMAIL = 'operator@example.com'
})

await useTestAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(() => db().delete(rateLimit))

const ORIGIN = 'http://localhost:3000'
const IN_FRENCH = 'language=fr'

type Asked = { path?: string; cookie?: string; body?: object }

/** What is answered while the server answers such a request. */
async function within<Answer>(
  { path = '/', cookie = '', body }: Asked,
  work: (request: Request) => Answer | Promise<Answer>,
): Promise<Answer> {
  const answered = Promise.withResolvers<Answer>()
  const server = createServerEntry({
    fetch: async (request) => {
      await Promise.resolve(work(request)).then(answered.resolve, answered.reject)
      return new Response()
    },
  })
  const headers = {
    ...{ cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'accept-language': 'fr' },
    ...{ [CLIENT_IP_HEADER]: '203.0.113.7', 'content-type': 'application/json' },
  }
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  await server.fetch(new Request(`${ORIGIN}${path}`, { headers, ...posted }))
  return answered.promise
}

const newestMail = async (recipient: string) =>
  (await db().select().from(mail).where(eq(mail.recipient, recipient)).orderBy(desc(mail.id)))[0]

const speakFrench = (userId: string) => db().update(user).set({ language: 'fr' }).where(eq(user.id, userId))

test('a refusal speaks the language of the cookie, and what the browser prefers is not asked', async () => {
  const refuse = () => translated(new AppError('FORBIDDEN', 'error.notAllowed')).message
  expect(await within({ cookie: IN_FRENCH }, refuse)).toBe('Vous n’avez pas le droit de faire cela')
  expect(await within({}, refuse)).toMatch(/^You /)
})

test('a refusal names what is there already in French', async () => {
  const refuse = (field: string) => () =>
    translated(new AppError('CONFLICT', 'error.recordExists', { values: { field } })).message
  expect(await within({ cookie: IN_FRENCH }, refuse('email'))).toContain('le même e-mail')
  expect(await within({ cookie: IN_FRENCH }, refuse('record'))).toContain('la même valeur')
})

test('without a cookie one reads what one chose on another device, once it is known who asks', async () => {
  const { userId, cookie } = await buildSignedIn()
  await speakFrench(userId)
  const read = async (request: Request) => {
    await sessionOf(request, { freshness: 'fresh' })
    return readerLanguage()
  }
  expect(await within({ cookie }, read)).toBe('fr')
  expect(await within({ cookie: `${cookie}; language=en` }, read)).toBe('en')
})

test('the auth library refuses in French', async () => {
  const { cookie } = await buildSignedIn()
  const refused = await within(
    {
      path: '/api/auth/update-user',
      cookie: `${cookie}; ${IN_FRENCH}`,
      body: { image: '/files/nothing.webp' },
    },
    answerAuthRequest,
  )
  expect(await refused.json()).toMatchObject({
    message: 'Les données envoyées ne conviennent pas. Veuillez réessayer.',
  })
})

test('whoever signs up in French is mailed in French from then on', async () => {
  const names = { name: 'Léa Roy', firstName: 'Léa', lastName: 'Roy', type: 'Individual' }
  const body = { ...names, email: 'lea@example.com', password: 'correct horse' }
  await within({ path: '/api/auth/sign-up/email', cookie: IN_FRENCH, body }, answerAuthRequest)
  const first = await newestMail('lea@example.com')
  expect(first?.subject).toBe('Confirmez votre adresse e-mail')
  expect(first?.html).toContain('<html lang="fr-FR">')
  const forgotten = { email: 'lea@example.com', redirectTo: '/auth/password/reset' }
  await within({ path: '/api/auth/request-password-reset', body: forgotten }, answerAuthRequest)
  expect((await newestMail('lea@example.com'))?.text).toMatch(/^Bonjour,\n\nQuelqu’un/)
})

test('an invitation is mailed in the language of the account it finds, else in the inviter’s', async () => {
  const known = await buildSignedIn()
  const invite = (email: string) =>
    within({ cookie: IN_FRENCH }, () =>
      authHooks.sendInvitationMail({
        ...{ email, invitationId: email, inviterName: 'Léa Roy', organizationName: 'Digue' },
      }),
    )
  await invite(known.email)
  await invite('nobody@example.com')
  expect((await newestMail(known.email))?.html).toContain('<html lang="en-GB">')
  expect((await newestMail('nobody@example.com'))?.html).toContain('<html lang="fr-FR">')
})

test(
  'a message for the operator is announced in the language of their account, else in its writer’s',
  { tags: ['2.11a'] },
  async () => {
    const write = (name: string) =>
      within({ cookie: IN_FRENCH }, () =>
        storeContactMessage(
          { name, email: 'bo@example.com', message: 'Hello there', website: '' },
          '203.0.113.7',
        ),
      )
    await write('Bo Ek')
    expect((await newestMail('operator@example.com'))?.subject).toBe('Flightpath\u00a0: un message de Bo Ek')
    const { userId } = await buildSignedIn()
    await db().update(user).set({ email: 'operator@example.com', language: 'en' }).where(eq(user.id, userId))
    await write('Ada')
    expect((await newestMail('operator@example.com'))?.subject).toBe('Flightpath: a message from Ada')
  },
)

test('the archive of one’s data explains itself in French', async () => {
  const { cookie } = await buildSignedIn()
  const asked = { path: '/api/my-data', cookie: `${cookie}; ${IN_FRENCH}`, body: {} }
  const archive = await within(asked, answerDataExport)
  const files = readZip(new Uint8Array(await archive.arrayBuffer()))
  expect(files.get('README.txt')?.toString()).toContain('les données de')
})

test('a CV is set in its own language, whoever reads it: its owner’s, or the one they chose', async () => {
  const owner = await buildOwner({ visibility: 'Public' })
  const bookmarksFor = async (cookie: string) => {
    const pdf = await within({ cookie }, (request) => answerCvPdf(owner.userId, request))
    return (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).bookmarks
  }
  expect(await bookmarksFor(IN_FRENCH)).toContain('Experience')
  await speakFrench(owner.userId)
  expect(await bookmarksFor('')).toContain('Expérience')
  await storeProfileSteps(owner, [{ step: 1, values: { cvLanguage: 'en' } }])
  expect(await bookmarksFor(IN_FRENCH)).toContain('Experience')
})

test('a feed speaks the language of its address, and names itself by it', async () => {
  await buildJob({ title: 'Infirmier', sector: 'HealthCare', workLocation: 'Remote' })
  const read = async (query: string, cookie = '') => {
    const path = `/jobs/feed.json${query}`
    const answer = await within({ path, cookie }, (request) => answerSearchFeed('json', request))
    return (await answer.json()) as { language: string; title: string; feed_url: string }
  }
  expect(await read('?search=infirmier&language=fr')).toMatchObject({
    language: 'fr-FR',
    title: 'Offres d’emploi sur Flightpath\u00a0: infirmier',
    feed_url: `${ORIGIN}/jobs/feed.json?search=infirmier&language=fr`,
  })
  expect(await read('', IN_FRENCH)).toMatchObject({ language: 'en-GB' })
})
