import { expect, test } from 'vitest'
import { isInStorage, STORAGE_FOLDERS } from './storage-url.ts'

const REMOTE = 'https://files.example.com/x/'

test.each([
  [REMOTE, 'https://files.example.com/x/company-logos/a.webp'],
  [REMOTE, 'HTTPS://FILES.example.com/x/company-logos/a.webp'],
  [REMOTE, 'https://files.example.com:443/x/company-logos/a.webp'],
  [REMOTE, '/x/company-logos/a.webp'],
  ['https://files.example.com/x', 'https://files.example.com/x/company-logos/a.webp'],
  ['https://files.example.com', 'https://files.example.com/company-logos/a.webp'],
  ['/files/', '/files/company-logos/a.webp'],
  ['/files', '/files/company-logos/a.webp'],
  ['http://localhost:3000/files/', 'http://localhost:3000/files/company-logos/a.webp'],
  ['http://localhost:3000/files/', '/files/company-logos/a.webp'],
])('in %s lies %s', (storageBase, address) => {
  expect(isInStorage(address, { storageBase })).toBe(true)
  expect(isInStorage(address, { storageBase, folder: 'company-logos' })).toBe(true)
  expect(isInStorage(address, { storageBase, folder: 'company-videos' })).toBe(false)
})

test.each([
  'https://files.example.com.evil.tld/x/company-logos/a.webp',
  'https://evilfiles.example.com/x/company-logos/a.webp',
  'https://files.example.com@evil.tld/x/company-logos/a.webp',
  'https://user:secret@files.example.com/x/company-logos/a.webp',
  'https://user@files.example.com/x/company-logos/a.webp',
  'https://@files.example.com/x/company-logos/a.webp',
  'http://files.example.com/x/company-logos/a.webp',
  'https://files.example.com:8443/x/company-logos/a.webp',
  'https://files.example.com/x-evil/company-logos/a.webp',
  'https://files.example.com/xcompany-logos/a.webp',
  'https://files.example.com/company-logos/a.webp',
  'https://files.example.com/X/company-logos/a.webp',
  'https://files.example.com/x/',
  'https://files.example.com/x',
  'https://files.example.com/x/company-logos/',
  'https://files.example.com/x/company-logos//a.webp',
  'https://files.example.com/x/company-logos/../../secret/a.webp',
  'https://files.example.com/x/company-logos/..',
  'https://files.example.com/x/./company-logos/a.webp',
  'https://files.example.com/y/../x/company-logos/a.webp',
  'https://files.example.com/x/%2e%2e/secret/a.webp',
  'https://files.example.com/x/%2E%2e%2Fsecret/a.webp',
  'https://files.example.com/x/.%2e/secret/a.webp',
  'https://files.example.com/x/%252e%252e/a.webp',
  'https://files.example.com/x/..%5csecret/a.webp',
  'https://files.example.com/x\\company-logos\\a.webp',
  'https:\\\\files.example.com\\x\\company-logos\\a.webp',
  'https:files.example.com/x/company-logos/a.webp',
  'https:/files.example.com/x/company-logos/a.webp',
  'https:///files.example.com/x/company-logos/a.webp',
  'https://files.example.com/x/company-logos/a.webp?redirect=//evil.tld',
  'https://files.example.com/x/company-logos/a.webp#evil',
  'https://files.example.com/x/company-logos/a.webp%00.svg',
  ' https://files.example.com/x/company-logos/a.webp',
  'https://files.example.com/x/company-logos/a.webp\n',
  'https://files.exam\tple.com/x/company-logos/a.webp',
  '//files.example.com/x/company-logos/a.webp',
  '//evil.tld/x/company-logos/a.webp',
  '///x/company-logos/a.webp',
  '/\\evil.tld/x/company-logos/a.webp',
  '/y/company-logos/a.webp',
  'x/company-logos/a.webp',
  'company-logos/a.webp',
  'javascript:alert(1)//files.example.com/x/company-logos/a.webp',
  'data:image/webp;base64,AAAA',
  'file:///x/company-logos/a.webp',
  'ftp://files.example.com/x/company-logos/a.webp',
  'https://',
  '',
])('refuses %j', { tags: ['R159'] }, (address) => {
  expect(isInStorage(address, { storageBase: REMOTE })).toBe(false)
})

test.each([
  'https://files.example.com/x/company-logos-evil/a.webp',
  'https://files.example.com/x/company-logosa.webp',
  'https://files.example.com/x/evil-company-logos/a.webp',
  'https://files.example.com/x/evil/company-logos/a.webp',
  'https://files.example.com/x/Company-Logos/a.webp',
  'https://files.example.com/x/company-logos',
])('a folder is meant by its whole name: %s lies in another', (address) => {
  expect(isInStorage(address, { storageBase: REMOTE, folder: 'company-logos' })).toBe(false)
})

test.each([
  'https://storage.invalid/files/company-logos/a.webp',
  'https://evil.tld/files/company-logos/a.webp',
])('a storage without a host of its own takes no address that names one: %s', (address) => {
  expect(isInStorage(address, { storageBase: '/files/' })).toBe(false)
})

test.each([null, undefined, 7, {}, ['/files/a.webp']])('what is not text is refused: %j', (address) => {
  expect(isInStorage(address, { storageBase: '/files/' })).toBe(false)
})

test('the folders are the five of the specification', () => {
  expect(STORAGE_FOLDERS).toEqual([
    'profile-pictures',
    'company-videos',
    'company-logos',
    'profile-videos',
    'job-videos',
  ])
})
