import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { sendFile } from './send-file.ts'

const LOGO = new File(['pixels'], 'logo.png', { type: 'image/png' })
const URL = '/files/company-logos/abc.webp'

test('a file goes with its folder, the folder first, and comes back as an address', async () => {
  const uploads = fakeUploads()
  const sending = sendFile({ file: LOGO, folder: 'company-logos' })
  expect(uploads[0]?.address).toBe('POST /api/upload')
  expect(uploads[0]?.sent).toEqual([
    ['path', 'company-logos'],
    ['file', 'logo.png (image/png)'],
  ])
  uploads[0]?.store(URL)
  expect(await sending).toBe(URL)
})

test('how much has gone is told as it goes', async () => {
  const uploads = fakeUploads()
  const onProgress = vi.fn<(progress: number) => void>()
  const sending = sendFile({ file: LOGO, folder: 'company-logos', onProgress })
  uploads[0]?.progress(25)
  uploads[0]?.progress(100)
  uploads[0]?.store(URL)
  await sending
  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
})

test.each([
  [
    'what the server says',
    { status: 422, body: { error: 'Too dark', code: 'INVALID' } },
    'Too dark',
    'INVALID',
  ],
  ['our own words when it says nothing', { status: 500, body: {} }, 'media.upload.failed', 'INTERNAL'],
  [
    'our own words for the page of a proxy',
    { status: 502, body: '<html>' },
    'media.upload.failed',
    'INTERNAL',
  ],
  ['our own words for an answer without an address', { body: { ok: 1 } }, 'media.upload.failed', 'INTERNAL'],
  ['the kind of refusal by its status alone', { status: 413, body: '' }, 'media.upload.failed', 'TOO_LARGE'],
])('a failure carries %s', async (_what, answer, message, code) => {
  const uploads = fakeUploads()
  const sending = sendFile({ file: LOGO, folder: 'company-logos' })
  uploads[0]?.answer(answer)
  const error = await sending.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ message, code })
})

test('a refusal for too many says when to come back', async () => {
  const uploads = fakeUploads()
  const sending = sendFile({ file: LOGO, folder: 'company-logos' })
  uploads[0]?.answer({ status: 429, body: { error: 'Too many' }, headers: { 'Retry-After': '30' } })
  await expect(sending).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 30 })
})

test.each([
  [LOGO, 'company-logos', 'image'],
  [new File(['pictures'], 'tour.mp4', { type: 'video/mp4' }), 'company-videos', 'video'],
] as const)(
  'a server that cannot be reached is called that, and what was to be sent is still here (%#)',
  async (file, folder, kind) => {
    const uploads = fakeUploads()
    const sending = sendFile({ file, folder })
    uploads[0]?.lose()
    await expect(sending).rejects.toMatchObject({
      message: `media.upload.unreachable.${kind}`,
      code: 'UNAVAILABLE',
    })
  },
)

test('what would be refused anyway is not sent', async () => {
  const uploads = fakeUploads()
  const sending = sendFile({ file: LOGO, folder: 'company-videos' })
  await expect(sending).rejects.toMatchObject({ message: 'media.upload.notVideo' })
  expect(uploads).toEqual([])
})

test('an upload that is called off ends on the wire, and before it began does not begin', async () => {
  const uploads = fakeUploads()
  const controller = new AbortController()
  const { signal } = controller
  const sending = sendFile({ file: LOGO, folder: 'company-logos', signal })
  controller.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(uploads[0]?.isAborted).toBe(true)
  await expect(sendFile({ file: LOGO, folder: 'company-logos', signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(uploads).toHaveLength(1)
})
