import { expect, test } from 'vitest'
import { companyFeedPath, feedLinks, readFeedFormat, searchFeedPath } from './feed-formats.ts'

test('a search is followed with its parameters in their fixed order, and nothing else', () => {
  const filters = { sector: 'Design', search: 'maps & data', cursor: 'x' }
  expect(searchFeedPath(filters, 'rss')).toBe('/jobs/feed.rss?search=maps+%26+data&sector=Design')
  expect(searchFeedPath({}, 'json')).toBe('/jobs/feed.json')
})

test('a company is followed by its id', () => {
  expect(companyFeedPath('a/b', 'atom')).toBe('/company/a%2Fb/feed.atom')
})

test.each([
  ['rss', 'rss'],
  ['xml', null],
  ['', null],
])('%j is read as %j', (text, format) => {
  expect(readFeedFormat(text)).toBe(format)
})

test('a page names its feeds with their types', () => {
  expect(feedLinks('Jobs', (format) => `https://jobs.example.com/jobs/feed.${format}`)[0]).toEqual({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Jobs',
    href: 'https://jobs.example.com/jobs/feed.rss',
  })
})
