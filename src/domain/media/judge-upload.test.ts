import { expect, test } from 'vitest'
import { bytesMaxOf, judgeUpload } from './judge-upload.ts'

test.each([
  [undefined, 'image/png', 'image/png', 'profile-pictures', 'webp'],
  [undefined, 'IMAGE/JPEG', 'image/jpeg', 'profile-pictures', 'webp'],
  ['company-logos', 'image/png', 'image/avif', 'company-logos', 'webp'],
  ['profile-pictures', 'image/png', 'image/apng', 'profile-pictures', 'webp'],
  [undefined, 'video/mp4', 'video/webm', 'company-videos', 'webm'],
  ['job-videos', 'video/x-m4v', 'video/x-m4v', 'job-videos', 'mp4'],
  ['profile-videos', 'video/x-matroska', 'video/matroska', 'profile-videos', 'webm'],
])(
  'for the folder %s, said to be %s and found to be %s: %s as .%s',
  { tags: ['R191'] },
  (path, mediaType, content, folder, ending) => {
    expect(judgeUpload({ path, mediaType }, content)).toMatchObject({ folder, extension: ending })
  },
)

test.each([
  [undefined, 'text/html', 'image/png', 'notImage'],
  [undefined, '', 'image/png', 'notImage'],
  [undefined, 'application/octet-stream', null, 'notImage'],
  [undefined, 'image/png', null, 'notImage'],
  [undefined, 'image/png', 'application/pdf', 'notImage'],
  [undefined, 'image/png', 'video/mp4', 'notImage'],
  [undefined, 'video/webm', 'image/jpeg', 'notVideo'],
  [undefined, 'video/mp4', null, 'notVideo'],
  ['profile-pictures', 'video/mp4', 'video/mp4', 'notImage'],
  ['company-logos', 'image/png', 'video/mp4', 'notImage'],
  ['company-videos', 'image/png', 'image/png', 'notVideo'],
  ['company-videos', 'video/mp4', 'image/png', 'notVideo'],
  ['company-videos', 'video/mp4', 'text/html', 'notVideo'],
  ['job-videos', 'application/octet-stream', 'video/mp4', 'notVideo'],
  [undefined, 'image/gif', 'image/gif', 'format'],
  ['company-logos', 'image/png', 'image/svg+xml', 'format'],
  ['company-logos', 'image/heic', 'image/heic', 'format'],
  [undefined, 'image/bmp', 'image/bmp', 'format'],
  [undefined, 'image/tiff', 'image/tiff', 'format'],
  ['company-videos', 'video/quicktime', 'video/quicktime', 'videoFormat'],
  [undefined, 'video/x-msvideo', 'video/vnd.avi', 'videoFormat'],
])(
  'for the folder %s, said to be %s and found to be %s: refused as %s',
  { tags: ['2.10a'] },
  (path, mediaType, content, key) => {
    expect(() => judgeUpload({ path, mediaType }, content)).toThrow(`media.upload.${key}`)
  },
)

test.each([
  '',
  ' profile-pictures',
  'PROFILE-PICTURES',
  'profile-pictures/',
  'uploads',
  '..',
  '../..',
  '../profile-pictures',
  'profile-pictures/../..',
  '%2e%2e',
  '%2e%2e%2fprofile-pictures',
  '/etc',
  'C:\\Windows',
  '..\\..',
  'profile-pictures\0',
  'profile-pictures\u2025',
  '\uFF0E\uFF0E/etc',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
])('there is no folder %j', { tags: ['R191'] }, (path) => {
  expect(() => bytesMaxOf({ path, mediaType: 'image/png' })).toThrow('media.upload.unknownPath')
  expect(() => judgeUpload({ path, mediaType: 'image/png' }, 'image/png')).toThrow('media.upload.unknownPath')
})

test.each([
  [undefined, 'image/png', 5_000_000],
  ['company-logos', 'image/png', 5_000_000],
  [undefined, 'video/mp4', 100_000_000],
  ['job-videos', 'video/webm', 100_000_000],
  [undefined, '', 100_000_000],
])('for the folder %s a file said to be %s may have %i bytes', (path, mediaType, bytes) => {
  expect(bytesMaxOf({ path, mediaType })).toBe(bytes)
})

test('a file that is not even said to be what its folder takes is refused before it is read', () => {
  expect(() => bytesMaxOf({ path: 'company-logos', mediaType: 'video/mp4' })).toThrow('notImage')
  expect(() => bytesMaxOf({ path: 'company-videos', mediaType: '' })).toThrow('notVideo')
})
