import { createHmac, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from '@tanstack/react-start/server'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { hostCookie } from '#/platform/http/host-cookie.ts'

const cookieName = () => hostCookie('flightpath.cache_version', baseUrl())

/** Browsers keep a cookie for at most 400 days. */
const MAX_AGE_S = 400 * 86_400

function signature(version: number): string {
  return createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`cache-version:${version}`)
    .digest('base64url')
}

/** The cookie's value: the number and what proves that it is ours. */
export function signVersion(version: number): string {
  return `${version}.${signature(version)}`
}

/** Reads the cookie's value. Whatever we did not sign counts as zero. */
export function readVersion(signed: string | undefined): number {
  const [digits = '', given = ''] = (signed ?? '').split('.')
  const version = /^\d{1,15}$/.test(digits) ? Number(digits) : 0
  const expected = Buffer.from(signature(version))
  const received = Buffer.from(given)
  return received.length === expected.length && timingSafeEqual(received, expected) ? version : 0
}

/** How often this browser's data was declared out of date. */
export function currentCacheVersion(): number {
  return readVersion(getCookie(cookieName()))
}

/** Declares everything this browser holds out of date: the number grows by one. */
export function raiseCacheVersion(): number {
  const version = currentCacheVersion() + 1
  setCookie(cookieName(), signVersion(version), {
    httpOnly: true,
    sameSite: 'lax',
    secure: baseUrl().startsWith('https:'),
    path: '/',
    maxAge: MAX_AGE_S,
  })
  return version
}
