import { getCookie } from '@tanstack/react-start/server'
import { baseUrl } from '#/platform/env/env.server.ts'
import { typedFieldsSchema, type TypedFields } from './account.schema.ts'

const COOKIE = 'flightpath.typed'

/** Long enough for a browser on a slow line to ask for the page that it is sent back to. */
const MAX_AGE_S = 60
/** The same while the service is away: until it is back, and its reader has seen that. */
const AWAY_MAX_AGE_S = 600

/** Browsers drop a cookie of more than 4,096 bytes, of which its name and attributes take some. */
const VALUE_BYTES_MAX = 3800

/** The header that makes the browser keep this text for the addresses below /auth, which alone are sent it. */
function toCookie(value: string, maxAgeS: number): string {
  const secure = baseUrl().startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${value}; Max-Age=${maxAgeS}; Path=/auth; HttpOnly; SameSite=Lax${secure}`
}

/** The header that makes the browser keep what was typed; where that is too much, it keeps nothing, nor what it had. */
export function keepTyped(fields: TypedFields, { isAway }: { isAway: boolean }): string {
  const { data } = typedFieldsSchema.safeParse(fields)
  const value = encodeURIComponent(JSON.stringify(data ?? {}))
  return data && value.length <= VALUE_BYTES_MAX
    ? toCookie(value, isAway ? AWAY_MAX_AGE_S : MAX_AGE_S)
    : forgetTyped()
}

/** The header that makes the browser forget what was typed into an earlier form. */
export const forgetTyped = (): string => toCookie('', 0)

/** What the browser kept of a refused form; empty when there is nothing, or nothing of ours. */
export function readTyped(): TypedFields {
  return parseTyped(getCookie(COOKIE))
}

/** Reads the cookie's value, which anybody may have written. */
export function parseTyped(value: string | undefined): TypedFields {
  try {
    return typedFieldsSchema.safeParse(JSON.parse(value ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
