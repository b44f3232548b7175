import { expect, test } from 'vitest'
import { parseSitemapName, sitemapPath } from './sitemap-files.ts'

test.each([
  { kind: 'pages' },
  { kind: 'jobs', range: 0 },
  { kind: 'jobs', range: 19 },
  { kind: 'companies', fromId: 'a-b_c' },
] as const)('%j is found again by its address', (file) => {
  expect(parseSitemapName(decodeURIComponent(sitemapPath(file).slice('/sitemaps/'.length)))).toEqual(file)
})

test.each([
  '',
  'jobs-.xml',
  'jobs--1.xml',
  'jobs-1.txt',
  'jobs-9999999.xml',
  'companies-.xml',
  'people-1.xml',
])('there is no file %j', (name) => {
  expect(parseSitemapName(name)).toBeNull()
})
