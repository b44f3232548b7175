import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { storePicture } from '#/platform/storage/store-picture.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arbitraryOpenJob } from '#tests/factories/arbitrary-open-job.ts'
import { CARD_FONTS, drawCard } from '#/platform/media/draw-card.server.ts'
import { ShareCard } from './share-card.tsx'
import { shareCardFacts } from './share-card-facts.ts'
import { SHARE_IMAGE_SIZE } from './share-image-address.ts'
import { answerShareImage } from './share-image.server.ts'

await useTestDatabase()
await useTestStorage()

const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>'

const ask = (headers: Record<string, string> = {}) => new Request('http://localhost:3000/', { headers })

async function pictureOf(jobId: string) {
  const answer = await answerShareImage(jobId, ask())
  const content = Buffer.from(await answer.arrayBuffer())
  return { answer, content, tag: answer.headers.get('etag') ?? '' }
}

test('an open job is shared with a picture of its own, of the size that every site takes', async () => {
  const { answer, content } = await pictureOf(await buildJob())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('whoever has the picture is told so; once the title changes it is another one', async () => {
  const organizationId = await buildOrganization()
  const first = await pictureOf(await buildJob({ organizationId }))
  const id = await buildJob({ organizationId })
  const known = await answerShareImage(id, ask({ 'if-none-match': first.tag }))
  expect([known.status, known.headers.get('cross-origin-resource-policy')]).toEqual([304, 'cross-origin'])
  const other = await pictureOf(await buildJob({ organizationId, title: 'Sous Chef' }))
  expect(other.tag).not.toBe(first.tag)
  expect(other.content.equals(first.content)).toBe(false)
})

test('a company’s own logo stands on the picture, and a lost one takes nothing away', async () => {
  const logo = await storePicture('company-logos', LOGO_SVG, 'red')
  const organizationId = await buildOrganization()
  await db().update(organization).set({ logo })
  const { content } = await pictureOf(await buildJob({ organizationId }))
  const corner = sharp(content).extract({ left: 100, top: 90, width: 1, height: 1 })
  const [red = 0, green = 0, blue = 0] = await corner.raw().toBuffer()
  expect([red > 250, green < 5, blue < 5]).toEqual([true, true, true])
  await db().update(organization).set({ logo: '/files/company-logos/gone.webp' })
  expect((await pictureOf(await buildJob({ organizationId }))).answer.status).toBe(200)
})

test.each([
  ['is archived', { status: 'Archived', archiveReason: 'Filled' }],
  ['closed yesterday and is not archived yet', { closingDate: addDays(utcToday(), -1) }],
  ['has a title that our fonts cannot write', { title: '土木工程师' }],
  ['has a title of pictures alone', { title: '👩‍🚀👩‍🚀' }],
] as const)('a job that %s is shared with the product’s logo', async (_why, changes) => {
  const { answer } = await pictureOf(await buildJob(changes))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/logo.png'])
})

test('a draft has no picture, and neither has what is not there', async () => {
  const draft = await buildJob({ status: 'Draft' })
  for (const id of [draft, 'nothing']) {
    await expect(answerShareImage(id, ask())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('any job is drawn or said to be beyond our fonts, never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryOpenJob, async (job) => {
      const card = ShareCard({ facts: shareCardFacts(job), picture: null, fonts: CARD_FONTS })
      const png = await drawCard(card, { ...SHARE_IMAGE_SIZE, network: 'here' })
      expect(png === null || png.byteLength > 1_000).toBe(true)
    }),
    { numRuns: 20 },
  )
})
