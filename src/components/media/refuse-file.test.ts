import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { UPLOAD_BYTES_MAX, type MediaKind } from '#/domain/media/upload-rules.ts'
import { isWorthResending, refusalOf } from './refuse-file.ts'

function fileOf(type: string, bytes = 1): File {
  const file = new File(['x'], 'file', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const wordsFor = (file: File, kind: MediaKind) => refusalOf(file, kind)?.message ?? null

test.each(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])(
  'a picture of type %s is sent',
  (type) => {
    expect(wordsFor(fileOf(type), 'image')).toBeNull()
  },
)

test.each(['video/mp4', 'video/webm', 'video/quicktime'])(
  'a video of type %s is sent: what is in it the server reads',
  (type) => {
    expect(wordsFor(fileOf(type), 'video')).toBeNull()
  },
)

test.each<[string, MediaKind, string]>([
  ['text/plain', 'image', 'media.upload.notImage'],
  ['', 'image', 'media.upload.notImage'],
  ['video/mp4', 'image', 'media.upload.notImage'],
  ['image/gif', 'image', 'media.upload.format'],
  ['image/svg+xml', 'image', 'media.upload.format'],
  ['image/png', 'video', 'media.upload.notVideo'],
  ['application/mp4', 'video', 'media.upload.notVideo'],
])('a file of type %j is refused as %s: %s', { tags: ['R167'] }, (type, kind, words) => {
  expect(wordsFor(fileOf(type), kind)).toBe(words)
})

test.each<[string, MediaKind]>([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
])('%s may be as large as its limit and not a byte larger', (type, kind) => {
  expect(refusalOf(fileOf(type, UPLOAD_BYTES_MAX[kind]), kind)).toBeNull()
  expect(refusalOf(fileOf(type, UPLOAD_BYTES_MAX[kind] + 1), kind)?.code).toBe('TOO_LARGE')
})

test('an empty file is no file', () => {
  expect(wordsFor(fileOf('image/png', 0), 'image')).toBe('media.upload.noFile')
})

test('a refused file is not sent again, one that did not arrive is', () => {
  expect(isWorthResending(new AppError('INVALID', 'x'))).toBe(false)
  expect(isWorthResending(new AppError('TOO_LARGE', 'x'))).toBe(false)
  expect(isWorthResending(new AppError('UNAVAILABLE', 'x'))).toBe(true)
  expect(isWorthResending(new AppError('RATE_LIMITED', 'x'))).toBe(true)
  expect(isWorthResending(new TypeError('Failed to fetch'))).toBe(true)
})
