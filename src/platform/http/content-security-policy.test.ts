import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('no script runs without the nonce of its answer', () => {
  const policy = contentSecurityPolicy('abc')
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).toContain("default-src 'none'")
})

test('the page talks to this server alone, and to the one place a map comes from when there is one', () => {
  const connections = (mapOrigin?: string) =>
    contentSecurityPolicy('abc', mapOrigin)
      .split('; ')
      .find((directive) => directive.startsWith('connect-src'))
  expect(connections()).toBe("connect-src 'self'")
  expect(connections('https://tiles.example.com')).toBe("connect-src 'self' https://tiles.example.com")
})

test('the page can be neither framed nor based elsewhere, and its forms stay here', () => {
  const policy = contentSecurityPolicy('abc')
  for (const directive of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(directive)
  }
})
