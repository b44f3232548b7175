import { expect, test } from 'vitest'
import { storedAddress } from './stored-address.ts'

test.each([
  ['/files/company-logos/a.webp', 'https://example.com/files/'],
  ['https://example.com/files/company-logos/a.webp', 'https://example.com/files'],
  ['HTTPS://Example.COM:443/files/company-logos/a.webp', 'https://example.com/files/'],
  ['HTTP://LocalHost:3000/files/company-logos/a.webp', 'http://localhost:3000/files/'],
  ['https://files.example.com/x/company-logos/a.webp', 'https://files.example.com/x/'],
  ['/files/company-logos/a.webp', '/files/'],
])('%s in %s is kept in the form that all are', (address, storageBase) => {
  expect(storedAddress(address, { storageBase, folder: 'company-logos' })).toBe('/files/company-logos/a.webp')
})

test.each(['https://evil.tld/files/company-logos/a.webp', '/files/company-videos/a.mp4', '', null, 7])(
  '%j is none of the folder',
  (address) => {
    const rule = { storageBase: 'https://example.com/files/', folder: 'company-logos' } as const
    expect(storedAddress(address, rule)).toBeNull()
  },
)
