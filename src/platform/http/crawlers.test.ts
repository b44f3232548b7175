import { expect, test } from 'vitest'
import { isClosedToCrawlers, robotsTxt } from './crawlers.ts'

test.each(['/app', '/app/employer', '/auth/signin', '/api/upload', '/dev/mail', '/_serverFn/getJob'])(
  '%s is out of bounds for crawlers',
  (path) => {
    expect(isClosedToCrawlers(path)).toBe(true)
  },
)

test.each(['/', '/jobs', '/job/1', '/company/1', '/apple', '/authors', '/developers'])(
  '%s is open to crawlers',
  (path) => {
    expect(isClosedToCrawlers(path)).toBe(false)
  },
)

test('robots.txt names what is closed and where the rest is listed', () => {
  const lines = robotsTxt('https://jobs.example.com').split('\n')
  for (const path of ['/app', '/auth', '/api', '/dev', '/_serverFn']) {
    expect(lines).toContain(`Disallow: ${path}/`)
    expect(lines).toContain(`Disallow: ${path}$`)
  }
  expect(lines).toContain('Disallow: /profile/cv/*/cv.pdf')
  expect(lines).toContain('Disallow: /profile/cv/*/resume.json')
  expect(lines).toContain('Sitemap: https://jobs.example.com/sitemap.xml')
})
