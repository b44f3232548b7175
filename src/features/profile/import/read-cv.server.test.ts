import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { place, placeName, profile } from '#/db/schema/index.ts'
import { WRITTEN_CVS } from '#tests/factories/written-cv.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { drawCv } from '#tests/setup/draw-cv.ts'
import { multipart, type FormPart } from '#tests/setup/send-upload.ts'
import { fileOf, useUploadStage } from '#tests/setup/upload-stage.ts'
import { CV_BYTES_MAX, type CvReading } from './cv-reading.ts'
import { answerReadCv } from './read-cv.server.ts'
import { readJsonResume } from './read-json-resume.server.ts'
import { readPdf } from './read-pdf.server.ts'

vi.mock(import('./read-pdf.server.ts'), { spy: true })

const { cookie } = await useUploadStage()
const ORIGIN = 'http://localhost:3000'

async function send(parts: readonly FormPart[], headers: Record<string, string> = {}) {
  const answer = await answerReadCv(
    new Request(`${ORIGIN}/api/read-cv`, {
      method: 'POST',
      headers: {
        ...{ origin: ORIGIN, cookie, 'content-type': 'multipart/form-data; boundary=x-boundary-x' },
        ...headers,
      },
      body: Uint8Array.from(multipart(parts)),
    }),
  )
  return { status: answer.status, ...((await answer.json()) as CvReading & { message?: string }) }
}

const json = (content: unknown) => fileOf(JSON.stringify(content), 'application/json')

test('a JSON Resume is read, whatever its media type says, and nothing is kept', async () => {
  const resume = {
    basics: { name: 'Ada Byron', url: 'no address' },
    work: [{ position: 'Engineer', name: 'Pike' }],
  }
  const { status, from, proposal, faults } = await send([fileOf(JSON.stringify(resume), 'text/plain')])
  expect([status, from, faults]).toEqual([200, 'json', ['basics.url']])
  expect(proposal).toMatchObject({
    names: { firstName: 'Ada', lastName: 'Byron' },
    document: { work: [{ position: 'Engineer', organization: 'Pike', startDate: '' }] },
  })
  expect(await db().$count(profile)).toBe(0)
})

test('a town that we know is read with where it lies, another as it is written', async () => {
  const town = { id: 1, name: 'Bath', region: 'England', regionKey: 'england', regionCode: 'ENG' }
  await db()
    .insert(place)
    .values({ ...town, names: {}, countryCode: 'GB', lat: 51.38, lng: -2.36 })
  await db().insert(placeName).values({ placeId: 1, name: 'bath', weight: 94_782 })
  const read = async (location: object) =>
    (await send([json({ basics: { name: 'Ada Byron', location } })])).proposal.document
  expect(await read({ city: 'Bath', countryCode: 'GB' })).toMatchObject({
    ...{ location: 'Bath, England, United Kingdom', countryCode: 'GB', lat: 51.38, lng: -2.36 },
  })
  expect(await read({ city: 'Bathcombe', countryCode: 'GB' })).toMatchObject({
    ...{ location: 'Bathcombe', countryCode: 'GB', lat: null, lng: null },
  })
})

test('a PDF is read whatever it is called, and says by itself what is wrong with it', async () => {
  const [cv = expect.unreachable()] = WRITTEN_CVS
  const { status, from, proposal } = await send([fileOf(await drawCv(cv, 'a sidebar'), 'application/json')])
  expect([status, from]).toEqual([200, 'pdf'])
  expect(proposal.document.work.map(({ position }) => position)).toEqual(
    cv.work.map(({ position }) => position),
  )
  const cut = await send([fileOf('%PDF-1.7 and no more')])
  expect(cut.status).toBe(422)
  expect(cut.message).toBeTruthy()
})

test('one person has one file read at a time, and another one is read meanwhile', async () => {
  const pdf = fileOf('%PDF-1.7 and no more')
  const other = await buildSignedIn()
  const { promise: held, reject: goOn } = Promise.withResolvers<never>()
  vi.mocked(readPdf).mockClear().mockReturnValueOnce(held)
  const first = send([pdf])
  await eventually(() => expect(readPdf).toHaveBeenCalledOnce())
  expect((await send([pdf])).status).toBe(429)
  expect((await send([pdf], { cookie: other.cookie })).status).toBe(422)
  goOn(new AppError('INVALID', 'error.invalid'))
  expect((await first).status).toBe(422)
  expect((await send([pdf])).status).toBe(422)
})

test.each([
  ['an empty object', json({}), 'nothing in this file'],
  ['a list', json([1]), 'neither a PDF nor'],
  ['no JSON', fileOf('{"basics":', 'application/json'), 'neither a PDF nor'],
  [
    'bytes that are no text',
    fileOf(Buffer.from([0xff, 0xfe, 0x00]), 'application/json'),
    'neither a PDF nor',
  ],
  [
    'many fields',
    json(Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`k${nth}`, 0]))),
    'too large for a JSON Resume',
  ],
  ['many lists', json({ work: Array.from({ length: 20_000 }, () => []) }), 'too large for a JSON Resume'],
  ['a very long text', json({ basics: { name: 'x'.repeat(1_000_001) } }), 'too large for a JSON Resume'],
  ['no file at all', fileOf('', 'application/json'), 'No file uploaded'],
])('%s is refused in words', async (_what, part, words) => {
  const { status, message } = await send([part])
  expect(status).toBe(422)
  expect(message).toContain(words)
})

test('a file that is larger than any CV is refused before it is read', async () => {
  const { status } = await send([fileOf('{}')], { 'content-length': String(CV_BYTES_MAX * 2) })
  expect(status).toBe(413)
})

test('nobody else may have a file read: signed out, or from another page', async () => {
  expect(await send([json({})], { cookie: '' })).toMatchObject({ status: 401 })
  expect(await send([json({})], { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
})

test('a person may have thirty files read in an hour', async () => {
  for (let nth = 0; nth < 30; nth += 1) await send([json({})])
  expect(await send([json({})])).toMatchObject({ status: 429 })
})

const deep = (levels: number) => `${'{"work":['.repeat(levels)}${']}'.repeat(levels)}`
const wide = (skills: number) =>
  JSON.stringify({ skills: Array.from({ length: skills }, (_, nth) => ({ name: `s${nth}`, level: 3 })) })

test('deep and wide files are read or refused, and take no longer than so many small ones', async () => {
  expect([200, 422]).toContain((await send([fileOf(deep(20_000))])).status)
  expect((await send([fileOf(wide(3_000))])).status).toBe(200)
  expect((await send([fileOf(wide(20_000))])).status).toBe(422)
  for (const write of [deep, wide]) {
    const read = (size: number) => readJsonResume(Buffer.from(write(size))).catch(() => null)
    expect(await dearness(read, 600), write.name).toBeLessThan(DEAR)
  }
})
